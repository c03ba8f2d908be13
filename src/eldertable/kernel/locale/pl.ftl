# To, co każda gra mówi tymi samymi słowami.
cannot = Nie da się tego dokończyć: przerwij
go-on = Dalej
why-over = Gra jest skończona: na nic nie można już odpowiedzieć.
why-not-asked = To nie ciebie teraz pytają.
why-no-answer = To nie jest odpowiedź na to pytanie.
why-not-here = Czegoś takiego nie ma przy tym stole.
why-possible = Coś innego jest możliwe, więc nie można tego przerwać.
why-not-now = To nie jest teraz możliwe.

# --- co początkujący mówi o ruchu: potem następuje zdanie o tym, co się dzieje, albo nazwa innego ruchu
aloud-hope = { $who } myśli na głos: liczę na to: { $words }
aloud-better = { $who } myśli na głos: wolę to niż „{ $other }”, o { $points } na sto gier.

# --- lekcje
lesson-otherwise = To możliwe, ale notatka mówi o czym innym, więc niczego nie zrobiono. Spójrz na nią: mówi, czego teraz spróbować.

# --- karty do wyboru: co warto wiedzieć, zanim się wybierze
line-aim = Cel
line-scores = Punkty za
line-power = Szczególne
line-adds = Dodaje
line-winning = Zwycięstwo
line-length = Czas
line-card = Karta
line-text = Tekst
difficulty-1 = łatwe
difficulty-2 = średnie
difficulty-3 = wymagające
