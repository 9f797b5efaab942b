# K-L-Nim with different forbidden numbers. $weak may not take $a, $strong may not take $b, a < b.
kl-title = Định lý K-L-Nim
kl-forbidden = { $weak } không được lấy đúng a = { $a } viên, còn { $strong } không được lấy đúng b = { $b } viên. Vì a < b nên hễ có đống từ a trở lên thì { $strong } đến lượt đi là thắng.
kl-claim = Khi mọi đống đều nhỏ hơn a, đây là Nim bình thường. Hễ có đống từ a trở lên thì { $strong } đến lượt đi là thắng, còn { $weak } đến lượt đi chỉ thắng nếu có đúng một đống x từ a trở lên, một đống y < a cân bằng được các đống còn lại, và x − y ≠ a; khi đó nước thắng duy nhất là x → y. (Đống y cân bằng các đống còn lại nếu gộp với chúng thì được một thế thua của Nim.)
kl-why = Vì sao các số bị cấm có ý nghĩa: { $strong } có thể nhắm đến những thế mà nước đi tốt duy nhất là lấy đúng a viên, điều { $weak } không được làm. Số b lớn hơn chỉ cản { $strong } trong một trường hợp, khi x − y = b, và khi đó đường vòng x → y + a thắng: muốn đi tiếp đến y thì phải lấy đúng a viên.
kl-misere = Theo luật misère, “cân bằng” hiểu theo nghĩa của Nim misère: nếu các đống còn lại đều không quá 1 thì y bằng 1 trừ đi tổng Nim của chúng, nếu không thì y vẫn là tổng Nim của chúng.
kl-count = Các đống là { $heaps }; số đống từ a trở lên là { $large }.
kl-plain = Mọi đống đều nhỏ hơn a = { $a }, nên không ai còn có thể lấy số bị cấm: đây là Nim bình thường.
kl-plain-wins = Tổng Nim bằng { $sum }, khác 0: ai đến lượt đi thì thắng.
kl-plain-loses = Tổng Nim bằng { $sum }: ai đến lượt đi thì thua.
kl-plain-misere-wins = Theo quy tắc của Nim misère, ai đến lượt đi thì thắng.
kl-plain-misere-loses = Theo quy tắc của Nim misère, ai đến lượt đi thì thua.
kl-many-large = **{ $player } đến lượt đi thì thắng.** Có { $large } đống từ a trở lên. Lấy 1 viên ở bất kỳ đống nào thì vẫn còn ít nhất hai đống như thế. { $opponent } không thể đưa cả hai xuống dưới a bằng một nước, mà còn một đống như thế thì { $player } còn thắng.
kl-two-large = **{ $player } đến lượt đi thì thắng.** Có đúng hai đống từ a trở lên. Lấy 1 viên sao cho cả hai vẫn từ a trở lên (chẳng hạn { $from } → { $to }): { $opponent } không thể đưa cả hai xuống dưới a bằng một nước, mà còn một đống như thế thì { $player } còn thắng.
kl-twin = **{ $player } đến lượt đi thì thắng.** Thế hiện tại là (a, a). Lấy hết một đống thì chỉ còn một đống a viên; nước tốt duy nhất ở đó là lấy đúng a viên, mà { $opponent } không được phép.
kl-twin-misere = **{ $player } đến lượt đi thì thắng.** Thế hiện tại là (a, a). Giảm một đống xuống 1 thì còn (a, 1); nước tốt duy nhất ở đó là lấy đúng a viên, mà { $opponent } không được phép.
kl-several-large = **{ $player } đến lượt đi thì thua.** Có { $large } đống từ a trở lên. Một nước đi không thể đưa tất cả xuống dưới a, mà còn một đống như thế thì { $opponent } thắng.
kl-balance =
    { $rest ->
        [none] **{ $player } đến lượt đi thì thắng.** Chỉ có đống { $x } viên, và { $player } được giảm nó xuống { $y }, để lại thế thua cho { $opponent }.
       *[some] **{ $player } đến lượt đi thì thắng.** Chỉ có đống { $x } viên là từ a trở lên, và một đống { $y } viên sẽ cân bằng các đống còn lại. Nước { $x } → { $y } để lại một thế Nim bình thường mà { $opponent } thua.
    }
kl-detour =
    { $rest ->
        [none] **{ $player } đến lượt đi thì thắng.** Chỉ có đống { $x } viên. Giảm nó xuống { $y } thì thắng, nhưng { $x } − { $y } = b lại là số { $player } không được lấy. Vì vậy hãy đi { $from } → { $to }: từ đó { $opponent } phải lấy đúng a viên mới đến được { $y }, mà điều đó bị cấm.
       *[some] **{ $player } đến lượt đi thì thắng.** Chỉ có đống { $x } viên là từ a trở lên, và một đống { $y } viên sẽ cân bằng các đống còn lại, nhưng { $x } − { $y } = b lại là số { $player } không được lấy. Vì vậy hãy đi { $from } → { $to }: từ đó { $opponent } phải lấy đúng a viên mới đến được { $y }, mà điều đó bị cấm.
    }
kl-unbalanced = **{ $player } đến lượt đi thì thắng.** Chỉ có đống { $x } viên là từ a trở lên, và muốn cân bằng các đống còn lại cần một đống { $y } viên, không nhỏ hơn a. Lấy 1 viên từ đống { $x }: nó vẫn từ a trở lên, nên { $opponent } phải đưa nó xuống dưới a, nhưng không đống nào nhỏ hơn a cân bằng được các đống còn lại.
kl-balance-rest = **{ $player } đến lượt đi thì thắng.** Chỉ có một đống từ a trở lên, và nó đúng bằng a. Không đống nào nhỏ hơn a cân bằng được các đống còn lại, nên hãy đi trong chính các đống ấy: nước { $from } → { $to } làm cho chúng tự cân bằng. Muốn giữ thế cân bằng đó, { $opponent } phải lấy hết đống a viên, mà điều đó bị cấm.
kl-only-move =
    { $rest ->
        [none] **{ $player } đến lượt đi thì thắng.** Chỉ có đống { $x } viên, và { $player } được giảm nó xuống { $y } vì { $x } − { $y } ≠ a. Nước đó để lại thế thua cho { $opponent }, và là nước thắng duy nhất: nước khác đều để lại thế thắng cho { $opponent }.
       *[some] **{ $player } đến lượt đi thì thắng.** Chỉ có đống { $x } viên là từ a trở lên, một đống { $y } < a sẽ cân bằng các đống còn lại, và { $player } được lấy { $x } − { $y } ≠ a viên. Nước { $x } → { $y } để lại một thế Nim bình thường mà { $opponent } thua. Đó là nước thắng duy nhất: nước khác đều để lại một thế Nim không cân bằng hoặc một đống từ a trở lên.
    }
kl-no-balance = **{ $player } đến lượt đi thì thua.** Chỉ có đống { $x } viên là từ a trở lên, nhưng muốn cân bằng các đống còn lại cần một đống { $y } viên, không nhỏ hơn a. Vì vậy nước nào cũng để lại một thế Nim không cân bằng hoặc một đống từ a trở lên, và cả hai đều là thế thắng của { $opponent }.
kl-forbidden-move = **{ $player } đến lượt đi thì thua.** Nước duy nhất có thể thắng là { $x } → { $y }, nhưng nước đó lấy đúng a viên, điều { $player } không được làm.
kl-defective =
    { $play ->
        [misere] Đây là thế N khuyết đối với { $player }: trong Nim misère người đến lượt đi sẽ thắng, nhưng mọi nước thắng ở đó đều bị cấm đối với { $player }.
       *[normal] Đây là thế N khuyết đối với { $player }: trong Nim người đến lượt đi sẽ thắng, nhưng mọi nước thắng ở đó đều bị cấm đối với { $player }.
    }
kl-defective-wins =
    { $play ->
        [misere] Đây là thế N khuyết đối với { $player }: mọi nước thắng của Nim misère đều bị cấm đối với { $player }. Tuy vậy ở đây vẫn có nước khác thắng.
       *[normal] Đây là thế N khuyết đối với { $player }: mọi nước thắng của Nim đều bị cấm đối với { $player }. Tuy vậy ở đây vẫn có nước khác thắng.
    }
