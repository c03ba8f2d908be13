# Co mówią lekcje gry: najwyżej dwadzieścia słów, do kogoś, kto nie zna jeszcze żadnego z jej pojęć.

first-game-title = Pierwsze Plany
first-game-about = Pół rundy przeciw jednemu rywalowi: werbunek, Plany w stosach, Rytuał i Terror, który daje punkty.
first-game-goal = Prowadzisz kult w Arkham. Po sześciu rundach wygrywa najwięcej punktów na planszy, głównie Znaczniki Dominacji.
first-game-site = Postaw pierwsze Miejsce Kultu w Downtown. Na końcu to punkt, jeśli obok leży twój Rytuał.
first-game-die = Kości dają Kultystów. Dwie pokazują Zły Los, czyli nic: wskaż jedną, żeby rzucić nią jeszcze raz.
first-game-second-die = Wskaż też drugi Zły Los. Kości, których nie wskażesz, zostają bez zmian.
first-game-roll = Rzuć obiema ponownie. To, co potem pokażą kości, stanie się twoimi Kultystami.
first-game-plan = Teraz Plany: znaczniki, które wyglądają tak samo. Połóż jeden w Downtown; co zrobi, wybierzesz później.
first-game-second-plan = Połóż na nim drugi. Stosy rozpatruje się od góry, więc twój znacznik nie może zostać przykryty.
first-game-prepare = Weź znacznik z Downtown i dopiero teraz wybierz: Przygotowanie, które buduje Miejsca Kultu i Rytuały.
first-game-ritual = Przygotuj Rytuał poziomu III. Kosztuje 3 Mocy i daje 3 Terroru.
first-game-pay = Moc pochodzi z kart albo od Wtajemniczonych. Zapłać trzema Wtajemniczonymi i zachowaj karty.
first-game-dominance = Teraz drugi znacznik: Dominacja. Masz tu Rytuał i żadnego rywala, więc Terror może zacząć się od razu.
first-game-terror = Twój Rytuał daje 3 Terroru, ale Poczytalność mieszkańców też wynosi 3. Trzeba jednego więcej: siej Terror.
first-game-frighten = Zamaskowany Kaznodzieja doda brakujący Terror. Odrzuć go; karta wróci później.
first-game-points = Dwa Znaczniki Dominacji: dwa punkty. Rytuał wrócił do twoich zasobów. Teraz graj dalej!

confrontation-title = Konfrontacja
confrontation-about = Atakujesz Rytuał rywala: zakryte karty, Zbiry w pięści i to, kto zwycięża.
confrontation-rival = Grasz żółtymi. Zieloni postawili Rytuał obok twojego w Northside; powinien zostać tylko jeden.
confrontation-lead = Weź znacznik z Northside jako Dominację. Gdy jest tam rywal, zaczyna się ona od Konfrontacji.
confrontation-knife = Połóż zakryte karty; liczy się ich Atak. Zacznij od karty z Atakiem 1.
confrontation-second-knife = Połóż obok drugą taką kartę. Rytuały też liczą się jako Atak: twój daje 3.
confrontation-enough = To wystarczy. Karty, które zachowasz, mogą jeszcze straszyć mieszkańców albo za coś zapłacić.
confrontation-fist = Zbiry chowa się w zaciśniętej pięści: każdy to 1 Atak i nikt nie widzi ilu. Trzymaj obu.
confrontation-reveal = Wszystko odkryte: masz 7. Kartę można by zniszczyć za więcej, ale teraz nie potrzebujesz zdolności.
confrontation-won = 7 do 4: zwyciężasz. Zieloni tracą tu Rytuał i biorą Kartę Dezorganizacji. Teraz graj dalej!

terror-title = Terror
terror-about = Po Konfrontacji: zastrasz dzielnicę ponad jej Poczytalność i połóż Znacznik Dominacji.
terror-sanity = Grasz żółtymi i zwyciężasz. Terror musi być większy od Poczytalności: 3 razem z Badaczem Tajemnic.
terror-spread = Twój Rytuał daje 3, o jeden za mało; karty i Odmieńcy dodają resztę. Siej Terror.
terror-preacher = Odrzuć kartę Zamaskowany Kaznodzieja za 1 Terroru. Zniszczona dałaby dwa, ale przepadłaby na zawsze.
terror-marker = Znacznik Dominacji: punkt. Bez walki byłyby dwa. Rytuał wrócił do zasobów. Teraz graj dalej!

solo-title = Samotnie przeciw NPC
solo-about = Jak zaczyna się gra dla jednej osoby: przewaga NPC, twój Cel i sposób jego działania.
solo-npc = Grasz przeciw NPC, kultowi bez gracza. Zaczyna on z Miejscami Kultu i Rytuałami.
solo-objective = Więcej punktów niż NPC nie wystarczy: twój Cel wymaga dwóch znaczników tu i dwóch w Uptown.
solo-plan = Połóż Plan w Downtown. Po każdym twoim kość kładzie jeden znacznik NPC.
solo-under = NPC przykrył twój! Połóż w Downtown następny i zobacz, dokąd trafi jego kolejny.
solo-uptown = Uptown liczy się do Celu, a nikogo tam nie ma. Połóż Plan w Uptown.
solo-northside = Ostatni połóż w Northside, drugiej dzielnicy twojego Celu.
solo-take = Brać można tylko znaczniki z wierzchu. Weź ten z Uptown jako Przygotowanie; potem NPC weźmie swój.
solo-free = NPC nie podejmuje decyzji: o wszystkim mówią kości i jego karty. Zapłać za nowe Miejsce i graj dalej!
