# Co mówią lekcje gry: najwyżej dwadzieścia słów, do kogoś, kto nie zna jeszcze żadnego z jej pojęć.

first-game-title = Pierwsze Plany
first-game-about = Pół rundy przeciw jednemu rywalowi: werbunek, Plany w stosach, Rytuał i Terror, który daje punkty.
first-game-goal = Prowadzisz kult w Arkham. Sześć rund; punkty dają Znaczniki Dominacji, Miejsca Kultu z Rytuałem i największa liczba Rytuałów.
first-game-site = Postaw pierwsze Miejsce Kultu w Downtown. Na końcu to punkt, jeśli leży tam twój Rytuał.
first-game-die = Kości dają Kultystów. Dwie pokazują Zły Los, czyli nic: wskaż jedną z nich, by ją przerzucić.
first-game-second-die = Wskaż też drugi Zły Los. Kości, których nie wskażesz, zostają bez zmian.
first-game-roll = Przerzuć obie. Potem można przerzucać jeszcze raz; tutaj kości zostają i stają się twoimi Kultystami.
first-game-plan = Teraz Plany: znaczniki, które wyglądają tak samo. Połóż jeden w Downtown; jego Plan wybierzesz później.
first-game-second-plan = Połóż na nim drugi: wziąć można tylko znacznik z wierzchu. Dwa ostatnie lekcja położy za ciebie w Northside.
first-game-prepare = Weź znacznik z Downtown i dopiero teraz wybierz: Przygotowanie, które buduje Miejsca Kultu i Rytuały.
first-game-ritual = Przygotuj Rytuał poziomu III. Badacz Tajemnic jest bliżej; gdy przybędzie, wszystko podrożeje, a Poczytalność wzrośnie.
first-game-pay = Moc pochodzi z kart albo od Wtajemniczonych. Zapłać trzema Wtajemniczonymi i zachowaj karty.
first-game-plans = Inne Plany: Wzmocnienie kupuje karty, Wpływy przenoszą i podnoszą Rytuał, Blef daje dwóch Kultystów, jak Żółtym.
first-game-dominance = Teraz drugi znacznik: Dominacja. Rywal mógłby przenieść tu Rytuał i walczyć; Żółci nie mają żadnego, więc zaczyna się Terror.
first-game-terror = Twój Rytuał daje 3 Terroru, ale Poczytalność mieszkańców też wynosi 3. Trzeba jednego więcej: siej Terror.
first-game-frighten = Zamaskowany Kaznodzieja doda brakujący Terror. Odrzuć go; karta wróci później.
first-game-points = Bez walki dwa Znaczniki Dominacji: dwa punkty. Terror zawsze odsyła jeden z twoich Rytuałów. Teraz graj dalej!

confrontation-title = Konfrontacja
confrontation-about = Atakujesz Rytuał rywala: zakryte karty, Zbirowie w pięści i rozstrzygnięcie.
confrontation-rival = Grasz żółtymi. Zieloni postawili Rytuał obok twojego w Northside; powinien zostać tylko jeden.
confrontation-reinforce = Przy Dominacji każdy rywal może najpierw przenieść tu Rytuał z innej dzielnicy. Zieloni nie mają innego.
confrontation-lead = Weź znacznik z Northside jako Dominację. Gdy jest tam rywal, zaczyna się ona od Konfrontacji.
confrontation-knife = Połóż zakryte karty; liczy się ich Atak. Zacznij od karty z Atakiem 1.
confrontation-second-knife = Połóż obok drugą taką kartę. Rytuały też liczą się jako Atak: twój daje 3.
confrontation-enough = To wystarczy. Karty, które zachowasz, mogą jeszcze straszyć mieszkańców albo za coś zapłacić.
confrontation-fist = Zbirów chowa się w zaciśniętej pięści: każdy to 1 Atak i nikt nie widzi, ilu ich jest. Ukryj obu.
confrontation-reveal = Pokazujesz 7; karta Zielonych wciąż leży zakryta. Można by zniszczyć kartę dla wyższego Ataku, ale to wystarczy.
confrontation-won = 7 do 4: wygrywasz. Zieloni tracą tu Rytuał i biorą Kartę Dezorganizacji. Teraz graj dalej!

terror-title = Terror
terror-about = Po Konfrontacji: zastrasz dzielnicę ponad jej Poczytalność i połóż Znacznik Dominacji.
terror-sanity = Grasz żółtymi i wygrywasz walkę. Terror musi być większy od Poczytalności: 3 razem z Badaczem Tajemnic.
terror-spread = Twój Rytuał daje 3, o jeden za mało; karty i Odmieńcy dodają resztę. Siej Terror.
terror-preacher = Odrzuć kartę Zamaskowany Kaznodzieja: da 1 Terroru. Zniszczona dałaby dwa, ale przepadłaby na zawsze.
terror-marker = Znacznik Dominacji: punkt; bez walki dwa. Terror zawsze odsyła jeden z twoich Rytuałów. Teraz graj dalej!

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
