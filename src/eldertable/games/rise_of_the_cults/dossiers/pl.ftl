# Co warto wiedzieć o wszystkim, co można wybrać, zanim się wybierze.
editions-line-adds = Zawiera
editions-line-winning = Różnica
layouts-line-adds = Co się robi
layouts-line-winning = Co to znaczy

# --- wydania
editions-en-adds = 138 Kart Kultu i 12 Kart Miasta.
editions-en-winning = Przy dwóch lub trzech graczach zawsze odpada Rivertown. Solo rywal broni się z dzielnicy o wyższym numerze.
editions-en-length = Od 90 do 120 minut.

editions-pl-adds = 166 Kart Kultu i 15 Kart Miasta: wszystkie z drugiego wydania i więcej.
editions-pl-winning = Przy dwóch lub trzech graczach Pierwszy Kultysta mówi, która dzielnica odpada. Solo rywal broni się z dzielnicy o najniższym numerze.
editions-pl-length = Od 90 do 120 minut; więcej kart do poznania.

# --- stosy kart
layouts-free-adds = Gracze po kolei kładą stosy kart w dzielnicach, aż w każdej leży Strażnik i Działanie.
layouts-free-winning = Kto zna karty, kładzie dobre tam, gdzie będzie silny.
layouts-free-length = Około pięciu minut przed pierwszą rundą.

layouts-printed-adds = Stosy leżą tak, jak się radzi na pierwszą grę.
layouts-printed-winning = Dla wszystkich po równo; karty poznaje się po drodze.
layouts-printed-length = Gra zaczyna się od razu.

# --- zestawy
presets-first-game-adds = Stosy według rady, spokojny Układ Początkowy, a solo najłatwiejszy Cel.
presets-first-game-winning = Jak w zasadach: najwięcej Punktów Zwycięstwa po ostatniej rundzie.
presets-first-game-length = Od 90 do 120 minut, bez namysłu nad przygotowaniem.
