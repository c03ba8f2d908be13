# Co warto wiedzieć o wszystkim, co można wybrać, zanim się wybierze.
editions-line-adds = Zawiera
editions-line-winning = Różnica
objectives-line-adds = Wymaga
objectives-line-winning = Czego trzeba
objectives-line-length = Kiedy grać
layouts-line-adds = Co się robi
layouts-line-winning = Co to znaczy

# --- wydania
editions-en-adds = 138 Kart Kultu i 12 Kart Miasta.
editions-en-winning = Przy dwóch lub trzech graczach zawsze odpada Rivertown. W grze solo NPC broni się z dzielnicy o wyższym numerze.
editions-en-length = Od 90 do 120 minut.

editions-pl-adds = 166 Kart Kultu i 15 Kart Miasta: wszystkie z drugiego wydania i więcej.
editions-pl-winning = Przy dwóch lub trzech graczach Pierwszy Kultysta mówi, która dzielnica odpada. W grze solo NPC broni się z dzielnicy o najniższym numerze.
editions-pl-length = Od 90 do 120 minut; więcej kart do poznania.

# --- stosy kart
layouts-free-adds = Gracze po kolei kładą stosy kart w dzielnicach, aż w każdej leżą Strażnik i Działanie.
layouts-free-winning = Kto zna karty, kładzie dobre tam, gdzie będzie silny.
layouts-free-length = Około pięciu minut przed pierwszą rundą.

layouts-printed-adds = Stosy leżą tak, jak zaleca się na pierwszą grę.
layouts-printed-winning = Dla wszystkich po równo; karty poznaje się po drodze.
layouts-printed-length = Gra zaczyna się od razu.

# --- Karty Celu (gra solo)
objectives-O1-adds = Więcej Punktów Zwycięstwa niż NPC, nic ponadto.
objectives-O1-winning = Każda droga do punktów jest dobra: poznaj sposób gry NPC.
objectives-O1-length = W pierwszej grze solo.

objectives-O2-adds = Kilku Miejsc Kultu z twoim Rytuałem obok każdego.
objectives-O2-winning = Mocy na Miejsca Kultu od początku i Rytuałów, które zostaną do końca.
objectives-O2-length = Gdy wiesz już, jak działa NPC.

objectives-O3-adds = Znaczników Dominacji w Northside i w Uptown.
objectives-O3-winning = Terroru w dwóch wskazanych dzielnicach, cokolwiek zrobi tam NPC.
objectives-O3-length = Gdy wiesz już, jak skutecznie siać Terror.

objectives-O4-adds = Wielu Znaczników Dominacji i prawie żadnej Karty Dezorganizacji.
objectives-O4-winning = Wygranych Konfrontacji: każda przegrana zapycha twój Stos Kultu.
objectives-O4-length = Gdy lubisz walczyć niewieloma kartami.

objectives-O5-adds = Wielu Znaczników Dominacji i Strażników wśród twoich kart.
objectives-O5-winning = Mocy na jedno i drugie: Wzmocnienie dla Strażników, Przygotowanie dla Rytuałów.
objectives-O5-length = Gdy wiesz, co potrafią Strażnicy.

objectives-O6-adds = Znaczników Dominacji w każdej dzielnicy.
objectives-O6-winning = Terroru wszędzie: po każdym sukcesie Rytuały muszą ruszać dalej.
objectives-O6-length = Po kilku wygranych grach.

objectives-O7-adds = Dużej przewagi nad NPC w Punktach Zwycięstwa.
objectives-O7-winning = Własne punkty nie wystarczą: trzeba też powstrzymywać NPC.
objectives-O7-length = Gdy zwycięstwa przychodzą łatwo.

objectives-O8-adds = Więcej Znaczników Dominacji niż NPC w każdej dzielnicy oraz Miejsca Kultu z Rytuałem w każdej.
objectives-O8-winning = Wszystkiego naraz; żadnej dzielnicy nie można oddać NPC.
objectives-O8-length = Na sam koniec.

# --- zestawy
presets-first-game-adds = Zalecany układ stosów, spokojny Układ Początkowy, a w grze solo najłatwiejsza Karta Celu.
presets-first-game-winning = Jak w zasadach: najwięcej Punktów Zwycięstwa po ostatniej rundzie.
presets-first-game-length = Od 90 do 120 minut, bez zastanawiania się nad przygotowaniem.
