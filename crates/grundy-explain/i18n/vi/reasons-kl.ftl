# K-L-Nim with different forbidden numbers. $weak may not take $a, $strong may not take $b, a < b.
kl-title = Định lý K-L-Nim
kl-forbidden = { $weak } không được lấy đúng a = { $a } viên, còn { $strong } không được lấy đúng b = { $b } viên.
kl-claim = Khi mọi đống đều nhỏ hơn a, đây chỉ là trò Nim thường. Hễ có đống từ a trở lên thì { $strong } đến lượt luôn thắng. Khi đó { $weak } đến lượt chỉ thắng nếu có đúng một đống x từ a trở lên, các đống còn lại cân bằng được với một đống y < a, và x − y ≠ a; nước thắng duy nhất là x → y. (Đống y cân bằng các đống còn lại nếu gộp chung lại thì được một thế thua của Nim.)
kl-why = Vì sao các số bị cấm có ý nghĩa: { $strong } có thể nhắm đến những thế mà nước đi tốt duy nhất là lấy đúng a viên, điều { $weak } không được làm. Số b lớn hơn chỉ cản { $strong } trong một trường hợp, khi x − y = b, và khi đó đường vòng x → y + a thắng: muốn trở về y thì phải lấy đúng a viên.
kl-misere = Theo luật misère, “cân bằng” hiểu theo nghĩa của Nim misère: nếu các đống còn lại đều không quá 1 thì y bằng 1 trừ đi tổng Nim của chúng.
kl-count = Các đống là { $heaps }; số đống từ a = { $a } trở lên là { $large }.
kl-plain = Mọi đống đều nhỏ hơn { $a }, nên không ai còn có thể lấy số bị cấm: đây là trò Nim thường.
kl-plain-wins = Tổng Nim bằng { $sum }, khác 0: ai đến lượt thì thắng.
kl-plain-loses = Tổng Nim bằng { $sum }: ai đến lượt thì thua.
kl-plain-misere-wins = Theo quy tắc của Nim misère, ai đến lượt thì thắng.
kl-plain-misere-loses = Theo quy tắc của Nim misère, ai đến lượt thì thua.
kl-many-large = **{ $player } đi trước thì thắng.** Có { $large } đống từ { $a } trở lên. Lấy 1 viên ở bất kỳ đống nào vẫn còn ít nhất hai đống như thế, và gặp hai đống như thế thì { $opponent } thua.
kl-two-large = **{ $player } đi trước thì thắng.** Có đúng hai đống từ { $a } trở lên. Lấy 1 viên sao cho cả hai vẫn từ { $a } trở lên (chẳng hạn { $from } → { $to }), khi đó { $opponent } đến lượt với hai đống như thế thì thua.
kl-twin = **{ $player } đi trước thì thắng.** Thế hiện tại là ({ $a }, { $a }). Lấy hết một đống thì chỉ còn lại { $a }, mà { $opponent } không được lấy đúng { $a } viên.
kl-twin-misere = **{ $player } đi trước thì thắng.** Thế hiện tại là ({ $a }, { $a }). Giảm một đống xuống 1 thì còn ({ $a }, 1); { $opponent } lẽ ra phải lấy đúng { $a } viên, nhưng không được phép.
kl-several-large = **{ $player } đi trước thì thua.** Có { $large } đống từ { $a } trở lên. Một nước đi không thể đưa tất cả xuống dưới { $a }, và còn một đống như thế thì { $opponent } còn thắng.
kl-balance = **{ $player } đi trước thì thắng.** Chỉ có đống { $x } từ { $a } trở lên, và một đống { $y } viên sẽ cân bằng các đống còn lại. Nước { $x } → { $y } để lại trò Nim thường ở thế thua cho { $opponent }.
kl-detour = **{ $player } đi trước thì thắng.** Chỉ có đống { $x } từ { $a } trở lên, và một đống { $y } viên sẽ cân bằng các đống còn lại, nhưng { $x } − { $y } = { $b } lại là số { $player } không được lấy. Vì vậy hãy đi { $from } → { $to }: từ đó { $opponent } phải lấy đúng { $a } viên mới về được { $y }, mà điều đó bị cấm.
kl-unbalanced = **{ $player } đi trước thì thắng.** Chỉ có đống { $x } từ { $a } trở lên, và nó lớn hơn { $a }. Muốn cân bằng các đống còn lại cần một đống { $y } viên, không nhỏ hơn { $a }. Lấy 1 viên từ đống { $x }: nó vẫn từ { $a } trở lên, và { $opponent } không thể cân bằng bằng một đống nhỏ hơn { $a }.
kl-balance-rest = **{ $player } đi trước thì thắng.** Chỉ có một đống từ { $a } trở lên, đúng bằng { $a }; các đống còn lại không cân bằng được bằng một đống nhỏ hơn { $a }. Đi { $from } → { $to } trong các đống còn lại để tự chúng cân bằng: { $opponent } phải lấy hết { $a } viên, mà điều đó bị cấm.
kl-only-move = **{ $player } đi trước thì thắng.** Chỉ có đống { $x } từ { $a } trở lên, một đống { $y } < { $a } sẽ cân bằng các đống còn lại, và { $x } − { $y } ≠ { $a } nên được phép lấy. Nước { $x } → { $y } để lại trò Nim thường ở thế thua cho { $opponent }. Đó là nước thắng duy nhất: nước khác đều để lại một thế Nim không cân bằng hoặc một đống từ { $a } trở lên.
kl-no-balance = **{ $player } đi trước thì thua.** Chỉ có đống { $x } từ { $a } trở lên, nhưng muốn cân bằng các đống còn lại cần một đống { $y } viên, không nhỏ hơn { $a }. { $player } đi thế nào thì { $opponent } cũng thắng.
kl-forbidden-move = **{ $player } đi trước thì thua.** Nước duy nhất có thể thắng là { $x } → { $y }, nhưng nước đó lấy đúng { $a } viên, điều { $player } không được làm.
kl-defective = Đây là thế N khuyết đối với { $player }: trong Nim thường người đến lượt sẽ thắng, nhưng mọi nước thắng của Nim đều bị cấm đối với { $player }.
kl-defective-wins = Đây là thế N khuyết đối với { $player }: mọi nước thắng của Nim đều bị cấm đối với { $player }. Tuy vậy vẫn có một nước khác thắng.
