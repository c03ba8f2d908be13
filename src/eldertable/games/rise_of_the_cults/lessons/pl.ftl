# Co mówią lekcje gry: najwyżej dwadzieścia słów, do kogoś, kto nie zna jeszcze żadnego z jej pojęć.

first-game-title = Pierwsze Plany
first-game-about = Pół rundy przeciw jednemu rywalowi: werbunek, Plany w stosach, Rytuał i Terror, który daje punkty.
first-game-goal = Grasz Zielonymi w Arkham. Po sześciu rundach punkty dają Znaczniki Dominacji, Miejsca Kultu z Rytuałem i największa liczba Rytuałów.
first-game-site = Postaw pierwsze Miejsce Kultu w Northside: karty kosztują 2 i 3 punkty Mocy. Z twoim Rytuałem da na koniec punkt.
first-game-roll = Kości dają Kultystów: Zbir to 1 Atak, Wtajemniczony 1 Moc, Odmieniec 1 Terror. Zły Los nic nie daje: przerzuć oba.
first-game-plan = Teraz Plany: znaczniki, które wyglądają tak samo. Połóż jeden w Northside; jego Plan wybierzesz później.
first-game-second-plan = Połóż tu drugi. Znaczniki zdejmuje się od góry: jednym zbudujesz, następnym z tego skorzystasz.
first-game-prepare = Weź swój znacznik i dopiero teraz wybierz: Przygotowanie. Daje ono Rytuał przy twoim Miejscu Kultu albo, gdzie indziej, następne Miejsce.
first-game-ritual = Przygotuj Rytuał poziomu III, twój jedyny taki: poziom to jego Atak w walce, Terror wobec mieszkańców i cena.
first-game-pay = Zapłać trzema Wtajemniczonymi, zachowaj karty. Masz na razie dwa punkty: 1 za Miejsce Kultu, 1 za najwięcej Rytuałów.
first-game-investigator = Każde Przygotowanie przybliża Badacza Tajemnic. Gdy przybędzie, wszystko w dzielnicy kosztuje o 1 więcej, a Poczytalność rośnie o 1.
first-game-plans = Każdy Plan najwyżej dwa razy w rundzie: Wzmocnienie kupuje karty, Wpływy przenoszą i podnoszą Rytuał. Blef bez limitu: dwóch Kultystów.
first-game-dominance = Teraz Dominacja daje punkty: najpierw walka, jeśli rywal przyjdzie, potem Terror. Żółci nie mają Rytuału: od razu Terror.
first-game-terror = Twój Rytuał daje 3 Terroru, a Poczytalność mieszkańców wynosi 3. Terror musi być większy: siej go, potem dodaj jeden.
first-game-frighten = Zamaskowany Kaznodzieja doda brakujący Terror: odrzuć go. Potem Terror odsyła ci jeden z twoich Rytuałów.
first-game-points = Nikt nie walczył: dwa Znaczniki Dominacji, każdy za punkt. Oba punkty Rytuału przepadły z nim; przed końcem przygotuj następny.
first-game-fights = Rywal z Rytuałem gdziekolwiek może przeciw twojej Dominacji wystawić ukrytych Zbirów. Teraz postaw Miejsce Kultu w Downtown. Graj dalej!

confrontation-title = Konfrontacja
confrontation-about = Grasz żółtymi i atakujesz Rytuał Zielonych: zakryte karty, Zbirowie w pięści i rozstrzygnięcie.
confrontation-rival = Grasz żółtymi. Zieloni postawili Rytuał obok twojego w Northside; powinien zostać tylko jeden.
confrontation-reinforce = Przy Dominacji każdy rywal może najpierw przenieść tu Rytuał z innej dzielnicy. Zieloni nie mają innego.
confrontation-lead = By poznać walkę, weź znacznik z Northside jako Dominację. Gdy jest tam rywal, zaczyna się ona od Konfrontacji.
confrontation-knife = Połóż zakryte karty; liczy się ich Atak. Zacznij od karty z Atakiem 1.
confrontation-second-knife = Połóż obok drugą taką kartę. Rytuały też liczą się jako Atak: twój daje 3.
confrontation-enough = To wystarczy. Karty, które zachowasz, mogą jeszcze straszyć mieszkańców albo za coś zapłacić.
confrontation-fist = Zbirów chowa się w zaciśniętej pięści: każdy to 1 Atak i nikt nie widzi, ilu ich jest. Ukryj obu.
confrontation-reveal = Pokazujesz 7; karta Zielonych wciąż leży zakryta. Można by zniszczyć kartę dla wyższego Ataku, ale to wystarczy.
confrontation-won = 7 do 4: wygrywasz. Zieloni tracą tu Rytuał i biorą Kartę Dezorganizacji. Teraz graj dalej!

terror-title = Terror
terror-about = Grasz żółtymi, po wygranej Konfrontacji: zastrasz dzielnicę ponad jej Poczytalność i połóż Znacznik Dominacji.
terror-sanity = Grasz żółtymi i wygrywasz walkę. Terror musi być większy od Poczytalności: 3 razem z Badaczem Tajemnic.
terror-spread = Twój Rytuał daje 3, o jeden za mało; karty i Odmieńcy dodają resztę. Na próbę siej Terror.
terror-preacher = Odrzuć kartę Zamaskowany Kaznodzieja: da 1 Terroru. Zniszczona dałaby dwa, ale przepadłaby na zawsze.
terror-marker = Po walce to tylko jeden znacznik, a Rytuał wraca do ciebie: czasem lepiej poczekać. Graj dalej!

solo-title = Solo przeciw NPC
solo-about = Jak zaczyna się gra dla jednej osoby: przewaga NPC, twoja Karta Celu i to, jak działa NPC.
solo-npc = Grasz przeciw NPC, kultowi bez gracza. Zaczyna on z Miejscami Kultu i Rytuałami.
solo-objective = Więcej punktów niż NPC nie wystarczy: twoja Karta Celu żąda dwóch Znaczników Dominacji w Northside i dwóch w Uptown.
solo-plan = Połóż Plan w Downtown. Po każdym twoim kość kładzie jeden znacznik NPC.
solo-under = NPC przykrył twój! Połóż w Downtown następny i zobacz, dokąd trafi jego kolejny.
solo-uptown = Uptown liczy się do Celu, a nie leży tam jeszcze żaden Plan. Połóż Plan w Uptown.
solo-northside = Ostatni połóż w Northside, drugiej dzielnicy twojego Celu.
solo-take = Brać można tylko znaczniki z wierzchu. Weź ten z Uptown jako Przygotowanie; lekcja wybierze Miejsce Kultu.
solo-free = Zapłać za nowe Miejsce Kultu. Potem znacznik bierze NPC; co zrobi, mówią kości i karty. Graj dalej!
