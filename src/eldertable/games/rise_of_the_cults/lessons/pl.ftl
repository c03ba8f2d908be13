# Co mówią lekcje gry: najwyżej dwadzieścia słów, do kogoś, kto nie zna jeszcze żadnego z jej pojęć.

first-game-title = Pierwsze Plany
first-game-about = Pół rundy przeciw jednemu rywalowi: werbunek, Plany w stosach, Rytuał i Terror, który daje punkty.
first-game-goal = Grasz Zielonymi w Arkham. Po sześciu rundach punkty dają Znaczniki Dominacji, Miejsca Kultu z Rytuałem i największa liczba Rytuałów.
first-game-site = Postaw pierwsze Miejsce Kultu w Northside, gdzie karty są najtańsze. Z twoim Rytuałem jest na koniec warte punkt.
first-game-roll = Kości dają Kultystów, Zły Los nic. Lekcja wskazała oba twoje Złe Losy; przerzuć je.
first-game-plan = Teraz Plany: znaczniki, które wyglądają tak samo. Połóż jeden w Northside; jego Plan wybierzesz później.
first-game-second-plan = Połóż tu drugi: najpierw zbudujesz, potem tego użyjesz. Kto kładzie później, leży na wierzchu i działa pierwszy.
first-game-prepare = Weź swój znacznik i dopiero teraz wybierz: Przygotowanie. Rytuał wymaga tu twojego Miejsca Kultu; następne Miejsce kosztuje 5 Mocy.
first-game-ritual = Przygotuj poziom III, twój jedyny: 3 Ataku i 3 Terroru. Poziom II jest tańszy, lecz Terror wymaga więcej kart.
first-game-pay = Moc pochodzi z kart albo od Wtajemniczonych. Zapłać trzema Wtajemniczonymi i zachowaj karty.
first-game-investigator = Każde Przygotowanie przybliża Badacza Tajemnic. Gdy przybędzie, wszystko w dzielnicy kosztuje o 1 więcej, a Poczytalność rośnie o 1.
first-game-plans = Inne Plany nie grożą walką: Wzmocnienie kupuje karty, Wpływy przenoszą i podnoszą Rytuał, Blef daje dwóch Kultystów.
first-game-dominance = Teraz Dominacja. Rywal z Rytuałem gdziekolwiek mógłby przyjść i walczyć; Żółci nie mają żadnego, więc od razu zaczyna się Terror.
first-game-terror = Twój Rytuał daje 3 Terroru, ale Poczytalność mieszkańców też wynosi 3. Trzeba jednego więcej: siej Terror.
first-game-frighten = Zamaskowany Kaznodzieja doda brakujący Terror: odrzuć go. Potem Terror odsyła ci jeden z twoich Rytuałów.
first-game-points = Nikt nie walczył: dwa Znaczniki Dominacji, nie jeden. Zostają, póki są wolne pola; Rytuały liczą się dopiero na końcu.
first-game-fights = Rywal z Rytuałem gdziekolwiek może przeciw twojej Dominacji wystawić ukrytych Zbirów. Teraz przygotuj Miejsce Kultu w Downtown. Graj dalej!

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
