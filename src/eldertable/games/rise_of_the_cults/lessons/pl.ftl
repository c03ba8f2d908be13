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
