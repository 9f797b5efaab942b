# What an answer says first.
answer-wins = Người đến lượt đi thắng.
answer-loses = Người đến lượt đi thua, dù đi thế nào.
answer-wins-misere = Theo luật misère, người đến lượt đi thắng.
answer-loses-misere = Theo luật misère, người đến lượt đi thua, dù đi thế nào.
answer-stuck = Người đến lượt đi thua: không còn nước đi nào.
answer-stuck-afloat = Người đến lượt đi thua: không có gì đứng trên mặt đất, nên không có đoạn nào để cắt.
answer-stuck-misere = Theo luật misère, người đến lượt đi thắng ngay, không cần đi nước nào.
answer-stuck-afloat-misere = Theo luật misère, người đến lượt đi thắng ngay: không có gì đứng trên mặt đất, nên không có đoạn nào để cắt.
answer-ended-wins = Ván chơi đã kết thúc: theo một điều khoản của luật, người đến lượt đi đã thắng.
answer-ended-loses = Ván chơi đã kết thúc: theo một điều khoản của luật, người đến lượt đi đã thua.
answer-ended-draws = Ván chơi đã kết thúc: theo một điều khoản của luật, kết quả là hòa.
answer-draw = Hòa: không bên nào ép được phần thắng.
answer-value = Số Grundy bằng { $value }.
answer-loopy-value = Giá trị (trò chơi có chu trình) bằng { $value }.

# The same where the players have different moves.
answer-always = { $player } thắng, bất kể ai đi trước.
answer-first = Ai đi trước thì thắng.
answer-second = Ai đi trước thì thua.
answer-mover-wins = { $player } đến lượt đi thì thắng.
answer-mover-loses = { $player } đến lượt đi thì thua, dù đi thế nào.
answer-mover-stuck = { $player } đến lượt đi thì thua: không có nước đi hợp lệ.
answer-mover-stuck-misere = { $player } đến lượt đi thì thắng ngay: không có nước đi hợp lệ.
answer-first-or-draw = { $player } đi trước thì thắng; { $other } đi trước thì hòa.
answer-second-or-draw = { $other } đi trước thì { $player } thắng; { $player } đi trước thì hòa.
answer-mover-ended-wins = { $player } đến lượt đi thì ván chơi đã kết thúc: theo một điều khoản của luật, { $player } đã thắng.
answer-mover-ended-loses = { $player } đến lượt đi thì ván chơi đã kết thúc: theo một điều khoản của luật, { $player } đã thua.
answer-mover-ended-draws = { $player } đến lượt đi thì ván chơi đã kết thúc: theo một điều khoản của luật, kết quả là hòa.
answer-mover-draws = { $player } đến lượt đi thì giữ được hòa, nhưng không ép được phần thắng.
answer-misere = Luật misère: ai không còn nước đi thì thắng.

# Its parts.
answer-winning =
    { $count ->
        [1] Nước thắng duy nhất
       *[other] Các nước thắng
    }
answer-winning-of =
    { $count ->
        [1] Nước thắng duy nhất của { $player }
       *[other] Các nước thắng của { $player }
    }
answer-why = Vì sao
answer-proof = Vì sao, từng bước một
answer-cite = { $source } · xem chứng minh đầy đủ: grundy solve --explain
answer-explain = Xem lời giải đầy đủ: grundy solve --explain
answer-theorem = Định lý và chứng minh: { $commands }.
