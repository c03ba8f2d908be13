# Zdania gry Rise of the Cults po polsku. Nazwy kart, dzielnic i kultów pochodzą z plików z zawartością gry.
# Wstawiane nazwy stoją w mianowniku; tylko żetony (tokens-...) są w bierniku: „bierze 1 Zbira”.

title = Cthulhu: Rise of the Cults
itself = Miasto
blurb = Zwaśnione kulty walczą o Arkham. Układaj plany w dzielnicach miasta i dopiero później zdradzaj, czym są; zbieraj wyznawców, odprawiaj rytuały, ścieraj się z rywalami i siej grozę, zanim zjawią się badacze.
npc = NPC
seat = Gracz { $n }
nothing = brak
round-of = Runda { $n } z { $rounds }

# --- nazwy -------------------------------------------------------------------------------------------------------

tokens-thug = { $n ->
    [one] 1 Zbira
   *[other] { $n } Zbirów
}
tokens-initiate = { $n ->
    [one] 1 Wtajemniczonego
   *[other] { $n } Wtajemniczonych
}
tokens-freak = { $n ->
    [one] 1 Odmieńca
   *[other] { $n } Odmieńców
}
faces-thug = { $n ->
    [one] Zbir
   *[other] { $n } Zbirów
}
faces-initiate = { $n ->
    [one] Wtajemniczony
   *[other] { $n } Wtajemniczonych
}
faces-freak = { $n ->
    [one] Odmieniec
   *[other] { $n } Odmieńców
}
faces-bad-luck = { $n ->
    [one] Zły Los
   *[other] { $n } × Zły Los
}
plan-augmentation = Wzmocnienie
plan-preparation = Przygotowanie
plan-influence = Wpływy
plan-dominance = Dominacja
plan-bluff = Blef
type-starting = Karta startowa
type-guardian = Strażnik
type-action = Działanie
type-disorganization = Dezorganizacja
icon-attack = Atak
icon-power = Moc
icon-terror = Terror

# --- co się dzieje -----------------------------------------------------------------------------------------------

first-cultist = { $who } jest Pierwszym Kultystą.
left-out = Dzielnica { $district } nie bierze udziału w grze.
colour-taken = { $who } prowadzi kult: { $colour }.
stack-laid = Stos kart „{ $card }” trafia do dzielnicy { $district }.
setup-card = Karta Układu Początkowego: { $setup }
objective-drawn = Cel: { $objective }
round-begins = Zaczyna się runda { $n } z { $rounds }.
city-card = Karta Miasta: { $city }
investigator-advances = Badacz Tajemnic zbliża się do dzielnicy { $district }: pole { $field }.
investigator-arrives = Badacz Tajemnic przybywa do dzielnicy { $district }; { $n ->
    [one] jest tam teraz 1
   *[other] jest ich tam teraz { $n }
}.
drew = { $who } { $n ->
    [0] nie dobiera żadnej karty
    [one] dobiera 1 kartę
    [few] dobiera { $n } karty
    [many] dobiera { $n } kart
   *[other] dobiera { $n } karty
}.
drew-cards = { $who } dobiera { $n ->
    [one] 1 kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}: { $cards }.
clutter-drawn = { $who } odrzuca { $n ->
    [one] dobraną Kartę Dezorganizacji
    [few] { $n } dobrane Karty Dezorganizacji
    [many] { $n } dobranych Kart Dezorganizacji
   *[other] { $n } dobranej Karty Dezorganizacji
}.
reshuffled = { $who } tasuje stos kart odrzuconych ({ $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}) i tworzy z niego nowy Stos Kultu.
ability-used = { $who } używa karty „{ $card }”.
discarded = { $who } odrzuca kartę „{ $card }”.
destroyed = { $who } niszczy kartę „{ $card }”.
dice-show = { $who } rzuca kośćmi: { $faces }.
dice-again = { $who } przerzuca: { $again }. Teraz na kościach: { $faces }.
gained = { $who } bierze { $token }.
spent = { $who } oddaje { $token }.
plan-placed = { $who } kładzie Znacznik Planu w dzielnicy { $district }.
passes = { $who } nie ma już Znaczników Planu i pasuje.
passes-covered = { $who } nie ma znacznika na wierzchu żadnego stosu i pasuje.
plan-executed = { $who } zdejmuje znacznik z dzielnicy { $district }: { $plan }.
paid-card = { $who } odrzuca kartę „{ $card }”, aby użyć jej symboli.
acquired = { $who } zdobywa kartę „{ $card }” z dzielnicy { $district }.
site-placed = { $who } stawia Miejsce Kultu w dzielnicy { $district }.
ritual-placed = { $who } stawia Rytuał { $level } poziomu w dzielnicy { $district }.
ritual-removed = { $who } zabiera Rytuał { $level } poziomu z dzielnicy { $district }.
ritual-moved = { $who } przenosi Rytuał z dzielnicy { $origin } do dzielnicy { $district }; jego poziom: { $level }.
ritual-reinforces = { $who } przenosi do walki Rytuał { $level } poziomu z dzielnicy { $origin } do dzielnicy { $district }.
confrontation = { $who } rozpoczyna Konfrontację w dzielnicy { $district }.
committed = { $who } { $n ->
    [0] nie zagrywa żadnej karty
    [one] zagrywa 1 zakrytą kartę
    [few] zagrywa { $n } zakryte karty
    [many] zagrywa { $n } zakrytych kart
   *[other] zagrywa { $n } zakrytej karty
} i zaciska pięść.
committed-own = { $who } zaciska pięść i chowa w niej { $thugs }. Zakryte karty: { $cards }.
revealed = { $who } odsłania { $thugs }. Karty: { $cards }. Atak: { $n }.
card-added = { $who } dokłada kartę „{ $card }” ze Stosu Kultu.
buys-nothing = { $who } nic nie kupuje w dzielnicy { $district }.
nothing-to-buy = { $who } nic nie kupuje w dzielnicy { $district }: nie ma tam żadnej karty do kupienia.
too-dear-to-buy = { $who } nic nie kupuje w dzielnicy { $district }: najtańsza karta kosztuje tam { $cost } Mocy, a ręka i Wtajemniczeni dają { $n }.
confrontation-won = { $who } wygrywa Konfrontację: { $totals }.
confrontation-won-tie = { $who } wygrywa remis dzięki karcie „{ $card }”: { $totals }.
no-confrontation = W dzielnicy { $district } nie ma Rytuału przeciwnika ({ $who } działa tam bez Konfrontacji).
confrontation-tied = Konfrontacja kończy się remisem, nikt nie wygrywa: { $totals }.
rituals-leave = { $who } traci wszystkie Rytuały w dzielnicy { $district }.
disorganized = { $who } dostaje { $n ->
    [one] Kartę Dezorganizacji
    [few] { $n } Karty Dezorganizacji
    [many] { $n } Kart Dezorganizacji
   *[other] { $n } Karty Dezorganizacji
}.
terror = { $who } sieje Terror w dzielnicy { $district } (Poczytalność { $n }).
no-terror-there-supply = { $who } nie ma w zasobach Znacznika Dominacji, więc w dzielnicy { $district } nie ma Terroru.
no-terror-there-fields = Na wszystkich polach Dominacji w dzielnicy { $district } leżą znaczniki, które ma tam { $who }, więc nie ma Terroru.
no-marker-placed-supply = { $who } nie ma już Znacznika Dominacji dla dzielnicy { $district }.
no-marker-placed-fields = Na wszystkich polach Dominacji w dzielnicy { $district } leżą znaczniki, które ma tam { $who }: żaden nie przybywa.
dominance-placed = { $who } stawia Znacznik Dominacji w dzielnicy { $district }.
dominance-replaced = { $who } traci Znacznik Dominacji w dzielnicy { $district }.
hiding = Kulty się ukrywają: wszyscy odrzucają karty z ręki.
npc-turn = { $who } zdejmuje znacznik z dzielnicy { $district } i rzuca kością: { $plan }.
npc-finds-it-full = W dzielnicy { $district } nie ma wolnego pola na Rytuał. { $who } wykonuje zamiast tego: { $plan }.
npc-has-no-ritual-left = { $who } nie ma Rytuału w zasobach. Zamiast tego: { $plan }.
npc-has-no-ritual-elsewhere = { $who } nie ma Rytuału w innej dzielnicy. Zamiast tego: { $plan }.
npc-has-no-ritual-here = { $who } nie ma Rytuału w dzielnicy { $district }. Zamiast tego: { $plan }.
npc-bluffs = W dzielnicy { $district } nie ma już Strażnika, a { $who } nie ma Karty Dezorganizacji do zniszczenia: Blef.
npc-stays = { $who } ma swój najwyższy Rytuał ({ $level } poziomu) już w dzielnicy { $district }: żaden nie przybywa.
npc-keeps = { $who } odkłada 1 zakrytą kartę.
npc-takes = { $who } kładzie na wierzchu swojego Stosu Kultu kartę „{ $card }” z dzielnicy { $district }.
npc-terror = { $who } sieje Terror w dzielnicy { $district }.
tie-break = Remis w Punktach Zwycięstwa ({ $n }). { $by ->
    [dominance] Rozstrzyga największa liczba Znaczników Dominacji
    [sites] Rozstrzyga największa liczba Miejsc Kultu
    [rituals] Rozstrzyga największa liczba Rytuałów
   *[disorganization] Rozstrzyga najmniejsza liczba Kart Dezorganizacji
}.
game-won = Koniec gry. Wygrana z wynikiem { $n ->
    [one] 1 Punktu Zwycięstwa
   *[other] { $n } Punktów Zwycięstwa
}: { $sides }.
objective-met = Cel osiągnięty: { $objective }
objective-missed = Cel nieosiągnięty: { $objective }

# --- dlaczego nie ------------------------------------------------------------------------------------------------

no-district-out = Dzielnica { $district } nie bierze udziału w grze.
no-colour-twice = { $colour }: ten kult prowadzi już { $who }.
no-stack-twice = Stos kart „{ $card }” leży już w dzielnicy { $district }.
no-second-stack = W dzielnicy { $district } leży już stos tego typu: „{ $card }”.
no-tokens-for-informers = Liczba Żetonów Kultystów do oddania: { $n }. Masz { $have }.
no-token-left = { $tokens }: { $have ->
    [0] nie masz żadnego.
    [one] jedyny jest już wybrany.
   *[other] wszyscy są już wybrani ({ $have }).
}
no-window = Karta „{ $card }” działa kiedy indziej: { $window }.
no-choice = Karta „{ $card }” działa sama, gdy przyjdzie jej czas.
no-card-yet = Karta „{ $card }” została zdobyta w tej turze. Można jej użyć od następnej.
no-copy-left = „{ $card }”: nie masz na ręce kolejnej takiej karty.
no-second-use = Karta „{ $card }” została już teraz użyta ({ $window }).
no-other-card = Karta „{ $card }” wymaga odrzucenia innej karty, a innej nie masz.
no-itself = Karty „{ $card }” nie można odrzucić za nią samą.
no-die = { $have ->
    [0] Na żadnej kości nie ma wyniku: { $face }.
   *[other] Wszystkie kości z wynikiem { $face } są już wybrane ({ $have }).
}
no-other-face = Ta kość już to pokazuje: { $face }.
no-marker-there = W dzielnicy { $district } nie ma żadnego Znacznika Planu.
no-marker-on-top = W dzielnicy { $district } na wierzchu leży cudzy znacznik: { $who }.
no-plan-again = { $plan }: w jednej rundzie najwyżej { $n } razy, a tyle razy ten Plan został już wykonany.
no-presence = Wzmocnienie w dzielnicy { $district } wymaga twojego Miejsca Kultu lub Rytuału.
no-augmentation = W dzielnicy { $district } nie ma nic do zrobienia: twój stos kart odrzuconych jest pusty, żadnej karty z ręki nie da się użyć, a Moc równa { $n } nie wystarcza na żaden zakup.
no-augmentation-yet = Wzmocnienie musi coś zmienić, a twój stos kart odrzuconych jest pusty.
no-second-purchase = W tym Wzmocnieniu zakup już się odbył.
no-card-in-stack = W tym stosie nie ma już kart.
no-equal-card = Karta „{ $card }” została już w tej turze zdobyta.
no-card-to-take = Nie ma Karty Dzielnicy, którą można wziąć.
no-rival = Trzeba wskazać przeciwnika.
no-ritual-there = { $who } nie ma Rytuału { $level } poziomu w dzielnicy { $district }.
no-ritual-of-rivals = Żaden przeciwnik nie ma na planszy Rytuału { $level } poziomu.
no-ritual-in-supply = W twoich zasobach nie ma Rytuału { $level } poziomu.
no-ritual-left = W twoich zasobach nie ma żadnego Rytuału.
no-free-field = Wszystkie pola na Rytuały w dzielnicy { $district } są zajęte ({ $n }).
no-free-field-anywhere = Wszystkie pola na Rytuały na planszy są zajęte, po { $n } w każdej dzielnicy.
no-power = Potrzebna Moc: { $cost }. Twoja Moc: { $n }.
no-power-for-site = Miejsce Kultu w dzielnicy { $district } kosztowałoby { $cost } Mocy. Twoja Moc: { $n }.
no-power-for-ritual = Rytuał { $level } poziomu w dzielnicy { $district } kosztowałby { $cost } Mocy. Twoja Moc: { $n }.
no-power-icon = Karta „{ $card }” nie ma symbolu Mocy.
no-initiates = Do zapłaty pozostało { $n } Mocy. Twoi Wtajemniczeni: { $have }.
no-surplus = Do zapłaty pozostało { $n } Mocy: razem z kartą „{ $card }” coś byłoby zbędne.
no-exact-rest = Z kartą „{ $card }” nie da się zapłacić reszty ({ $n } Mocy) bez czegoś zbędnego.
no-destroying-nothing = Ten Plan musi coś zmienić: zniszcz kartę.
no-card-to-keep-back = Nie masz na ręce karty, która zatrzymuje Badacza Tajemnic.
no-preparation-yet = Przygotowanie wymaga postawienia Miejsca Kultu lub Rytuału.
no-second-site = W dzielnicy { $district } jest już twoje Miejsce Kultu.
no-site = Rytuał wymaga najpierw twojego Miejsca Kultu w dzielnicy { $district }.
no-influence = W dzielnicy { $district } nie ma nic do zrobienia: nie masz Rytuału w innej dzielnicy ani karty do dobrania.
no-influence-without = Nie ma karty do dobrania ani do zniszczenia, więc trzeba przenieść Rytuał.
no-bonus-left-out = Żaden Rytuał nie został przeniesiony, więc trzeba wybrać premię.
no-discarded = Twój stos kart odrzuconych jest pusty.
no-card-for-both = Nie masz na ręce karty, która daje obie premie.
no-move-within = To jest właśnie dzielnica { $district }: Rytuał musi przybyć z innej.
no-dominance = Dominacja wymaga twojego Rytuału w dzielnicy { $district }.
no-thugs = { $have ->
    [0] Nie masz żadnych Zbirów.
   *[other] Twoi Zbirowie: { $have }.
}
no-card-to-draw = Nie masz żadnej karty do dobrania.
no-terror-enough = Terror musi przewyższyć Poczytalność równą { $n }: twoje Rytuały dają { $strength }, karty i Odmieńcy najwyżej { $more }.
no-freaks = Brakuje jeszcze { $n } Terroru. Twoi Odmieńcy: { $have }.
no-terror-icon = Karta „{ $card }” nie ma symbolu Terroru.
no-terror-surplus = Brakuje już tylko { $n } Terroru: razem z kartą „{ $card }” coś byłoby zbędne.
no-marker-of = { $who } nie ma Znacznika Dominacji w dzielnicy { $district }.
no-glory = Karta „{ $card }” nie daje kolejnego Znacznika Dominacji.
window-mobilization = Mobilizacja
window-recruitment = Rekrutacja
window-augmentation = Wzmocnienie
window-preparation = Przygotowanie
window-influence = Wpływy
window-confrontation = Konfrontacja
window-terror = Terror

# --- pytania -----------------------------------------------------------------------------------------------------

ask-LeaveOut = Która dzielnica nie bierze udziału w grze?
ask-ChooseColour = Jaki kolor dostaje { $who }?
ask-PlaceStack = Umieść stos Kart Dzielnic w wybranej dzielnicy.
ask-FirstSite = Gdzie stawiasz swoje pierwsze Miejsce Kultu?
ask-Informers = Bierzesz Kartę Dezorganizacji czy oddajesz { $n ->
    [one] 1 Żeton Kultysty
    [few] { $n } Żetony Kultystów
    [many] { $n } Żetonów Kultystów
   *[other] { $n } Żetonu Kultysty
}?
ask-ReturnTokens = { $n ->
    [one] Który Żeton Kultysty oddajesz
    [few] Które { $n } Żetony Kultystów oddajesz
    [many] Które { $n } Żetonów Kultystów oddajesz
   *[other] Które { $n } Żetonu Kultysty oddajesz
}?
ask-Mobilize = Użyć zdolności Mobilizacji?
ask-DiscardOther = „{ $card }”: którą inną kartę odrzucasz?
ask-Reroll = Na kościach: { $faces }. { $left ->
    [one] Został 1 przerzut
    [few] Zostały { $left } przerzuty
    [many] Zostało { $left } przerzutów
   *[other] Zostało { $left } przerzutu
}. Które kości przerzucasz?
ask-Recruit = Użyć zdolności Rekrutacji?
ask-RerollDie = Którą kość przerzucasz?{ $left ->
    [one] {""}
    [few] { " " }To pierwsza z { $left } kości.
   *[other] { " " }To pierwsza z { $left } kości.
}
ask-SetDie = Którą kość obracasz i na co?
ask-GainTokens = { $n ->
    [one] Który Żeton Kultysty bierzesz
    [few] Które { $n } Żetony Kultystów bierzesz
    [many] Które { $n } Żetonów Kultystów bierzesz
   *[other] Które { $n } Żetonu Kultysty bierzesz
}?
ask-PlacePlan = Gdzie kładziesz Znacznik Planu?
ask-ChoosePlan = Który znacznik zdejmujesz i jaki Plan wykonujesz?
ask-Augment = Wzmocnienie w dzielnicy { $district }: { $can ->
    [bought] używasz zdolności czy idziesz dalej?
    [nothing] używasz zdolności czy idziesz dalej? Nie ma tam żadnej karty do kupienia.
    [dear] używasz zdolności czy idziesz dalej? Twoja Moc: { $n }, a najtańsza karta kosztuje tam { $cost }.
   *[buy] kupujesz, używasz zdolności czy idziesz dalej? Twoja Moc: { $n }.
}
ask-PlaceFreeRitual = Gdzie stawiasz Rytuał?
ask-RemoveRivalRitual = Który Rytuał wraca do właściciela?
ask-TakeDistrictCard = Którą kartę bierzesz?
ask-Pay = Do zapłaty { $cost ->
    [one] 1 punkt Mocy
    [few] { $cost } punkty Mocy
    [many] { $cost } punktów Mocy
   *[other] { $cost } punktu Mocy
}: które karty? Resztę płacą Wtajemniczeni.
ask-DestroyDiscarded = Zniszczyć kartę ze swojego stosu kart odrzuconych?
ask-KeepBack = Czy Badacz Tajemnic zbliża się do dzielnicy { $district }?
ask-Prepare = Przygotowanie w dzielnicy { $district }: co przygotowujesz? Twoja Moc: { $n }.
ask-InfluenceMove = Wpływy w dzielnicy { $district }: który Rytuał tu przenosisz?
ask-InfluenceBonus = Wpływy: którą premię wybierasz?
ask-Reinforce = Przenieść Rytuał do Konfrontacji w dzielnicy { $district }? Jego poziom liczy się jako Atak; jeśli nie wygrasz, wróci do twoich zasobów.
ask-CommitCards = Konfrontacja: Atak twoich Rytuałów to { $n }. Które karty zagrywasz zakryte, żeby dodać ich Atak?
ask-CommitThugs = Ilu Zbirów chowasz w pięści? Każdy dodaje 1 do Ataku i wraca do puli.
ask-RevealAbility = Twój Atak: { $n }; wygrywa jedyny najwyższy. Użyć zdolności którejś ze swoich kart?
ask-DeclareTerror = Siać Terror w dzielnicy { $district }? Twoje Rytuały dają { $strength }, a trzeba przewyższyć Poczytalność równą { $n }.
ask-PayTerror = Do udanego Terroru brakuje { $n ->
    [one] 1 punktu
   *[other] { $n } punktów
}: które karty? Resztę dodają Odmieńcy.
ask-ReplaceMarker = Czyj Znacznik Dominacji zastępujesz w dzielnicy { $district }?{ $left ->
    [one] {""}
   *[other] { " " }To pierwszy z { $left }.
}
ask-Glorify = Zniszczyć kartę, aby postawić jeszcze jeden Znacznik Dominacji w dzielnicy { $district }?
ask-LoseRitual = Który Rytuał opuszcza dzielnicę { $district }?
waiting-for = Teraz decyduje { $who }.

# --- odpowiedzi --------------------------------------------------------------------------------------------------

answer-enough = Wystarczy
answer-leave-out = { $district }
answer-first-site = { $district }
answer-place-plan = { $district }
answer-place-ritual = { $district }
answer-take-colour = { $colour }
answer-lay-stack = { $offered } w dzielnicy { $district } ({ $about })
answer-gain-token = { $token }
answer-return-token = { $token }
answer-discard-other = { $kind }
answer-hold-thugs = { $thugs }
use-by-itself = Użyj karty { $card }
use-free = Użyj karty { $card }: { $effect }
use-destroy = Zniszcz kartę { $card }: { $effect }
use-discard = Odrzuć kartę { $card }: { $effect }
use-discard-other = Użyj karty { $card }, odrzucając inną kartę: { $effect }
use-pay = Użyj karty { $card } za { $pay ->
    [one] 1 punkt Mocy
    [few] { $pay } punkty Mocy
   *[other] { $pay } punktów Mocy
}: { $effect }
effect-draw = dobierz { $n ->
    [one] 1 kartę
    [few] { $n } karty
   *[other] { $n } kart
}
effect-reroll = przerzuć { $n ->
    [one] 1 kość
    [few] { $n } kości
   *[other] { $n } kości
}
effect-set-die = obróć 1 kość
effect-gain-tokens = weź { $n ->
    [one] 1 Żeton Kultysty
    [few] { $n } Żetony Kultystów
   *[other] { $n } Żetonów Kultystów
}
effect-place-ritual = postaw Rytuał { $level } poziomu
effect-take-district-card = weź 1 Kartę Dzielnicy
effect-remove-ritual = odeślij Rytuał { $level } poziomu przeciwnika
effect-add-attack = Atak { $n } zamiast symboli
effect-add-attack-per-ritual = Atak +{ $n } za każdy twój Rytuał w tej dzielnicy
effect-add-top-card = dołóż wierzchnią kartę swojego Stosu Kultu
effect-disorganize-others = Karta Dezorganizacji dla każdego innego uczestnika
answer-roll = Przerzuć: { $faces }
keep-dice = Zostaw wszystkie kości
answer-pick-die = Wybierz: { $face }
answer-turn-die = Obróć kość: { $face } → { $to }
answer-take-disorganization = Weź Kartę Dezorganizacji
answer-return-tokens = Oddaj { $n ->
    [one] 1 Żeton Kultysty
    [few] { $n } Żetony Kultystów
    [many] { $n } Żetonów Kultystów
   *[other] { $n } Żetonu Kultysty
}
answer-execute = { $plan } w dzielnicy { $district }
answer-to-discard-pile = Przejdź do stosu kart odrzuconych
answer-buy = Kup za { $n ->
    [one] 1 punkt Mocy
    [few] { $n } punkty Mocy
    [many] { $n } punktów Mocy
   *[other] { $n } punktu Mocy
}: { $cards }
answer-send-back = { $who }: Rytuał { $level } poziomu w dzielnicy { $district }
answer-take-card = { $card } z dzielnicy { $district }
pay-tokens = Oddaj { $tokens }
answer-pay-card = Odrzuć: { $card } (Moc { $n })
answer-destroy-nothing = Niczego nie niszcz
answer-destroy-discarded = Zniszcz: { $kind }
answer-glorify = Zniszcz: { $kind }
answer-let-advance = Zbliża się
answer-keep-back = Zatrzymaj go kartą
answer-prepare-site = Miejsce Kultu za { $n ->
    [one] 1 punkt Mocy
    [few] { $n } punkty Mocy
    [many] { $n } punktów Mocy
   *[other] { $n } punktu Mocy
}
answer-prepare-ritual = Rytuał { $level } poziomu za { $n ->
    [one] 1 punkt Mocy
    [few] { $n } punkty Mocy
    [many] { $n } punktów Mocy
   *[other] { $n } punktu Mocy
}
answer-move-none = Nie przenoś Rytuału
answer-stay-out = Nie przenoś żadnego
answer-move-in = Rytuał { $ritual } poziomu z dzielnicy { $origin }
answer-reinforce = Rytuał { $ritual } poziomu z dzielnicy { $origin }
answer-no-bonus = Bez premii
answer-draw = Dobierz kartę
answer-destroy = Zniszcz kartę ze swojego stosu kart odrzuconych
answer-draw-and-destroy = Jedno i drugie: dobierz, potem zniszcz
answer-destroy-and-draw = Jedno i drugie: zniszcz, potem dobierz
answer-lay-card = Zagraj: { $card }
card-with-attack = { $card } (Atak { $n })
answer-spread-terror = Siej Terror
answer-no-terror = Bez Terroru
discard-for-terror = Odrzuć: { $card } (Terror { $n })
destroy-for-terror = Zniszcz: { $card } (Terror { $n })
answer-replace-marker = Znacznik: { $side }
answer-lose-ritual = Rytuał { $ritual } poziomu

# --- koniec ------------------------------------------------------------------------------------------------------

score-dominance = Znaczniki Dominacji
score-sites = Miejsca Kultu z Rytuałem
score-rituals = Najwięcej Rytuałów
ending-1 = najwięcej Punktów Zwycięstwa
ending-2 = tyle samo Punktów Zwycięstwa, zdecydowały zasady rozstrzygania remisów
ending-3 = remis pod każdym względem: wspólne zwycięstwo
ending-4 = Cel osiągnięty
ending-5 = Cel nieosiągnięty

# --- miejsca i elementy ------------------------------------------------------------------------------------------

zone-of = { $district }: { $zone }
zone-rituals = Rytuały
zone-sites = Miejsca Kultu
zone-dominance = Dominacja
zone-sanity = Poczytalność
zone-track = Tor Śledztwa
zone-plans = Znaczniki Planów
zone-guardians = Strażnicy
zone-actions = Działania
zone-round = Runda
zone-city = Karta Miasta
zone-city-deck = Stos Kart Miasta
zone-dice = Kości
zone-disorganization = Karty Dezorganizacji
zone-offer = Stosy do rozłożenia
zone-destroyed = Poza grą
zone-mat = { $who }
zone-hand = Ręka
zone-laid = Zagrane karty
zone-screen = Za zasłonką
zone-deck = Stos Kultu
zone-discard = Stos kart odrzuconych
zone-supply = Zasoby
zone-kept = Odłożone zakryte karty
zone-left-out = { $district } (poza grą)
tip-rituals = Rytuał daje tu właścicielowi tyle Ataku i Terroru, ile wynosi jego poziom. Przekreślone pola są przy tym stole zamknięte.
tip-sites = Po jednym Miejscu Kultu każdego kultu. Na koniec jest warte punkt, jeśli stoi przy nim Rytuał tego kultu.
tip-dominance = Każdy Znacznik Dominacji to punkt na koniec gry.
tip-sanity = Tyle musi tu przekroczyć Terror: Żeton Poczytalności i wszyscy przybyli Badacze Tajemnic.
tip-track = Następny Badacz Tajemnic w drodze. Na końcu toru przybywa do dzielnicy i wszystko tu drożeje.
tip-plans = Znaczniki Planów zdejmuje się od góry; dopiero wtedy właściciel mówi, co robią.
tip-guardians = Karty Strażników, które kupuje tu Wzmocnienie. Każdy Badacz Tajemnic w dzielnicy podnosi ich koszt o 1.
tip-actions = Karty Działań, które kupuje tu Wzmocnienie. Każdy Badacz Tajemnic w dzielnicy podnosi ich koszt o 1.
tip-plan-augmentation = Kupuj karty dzielnicy, używaj kart, zniszcz odrzuconą kartę.
tip-plan-preparation = Zbuduj Miejsce Kultu, przygotuj Rytuał albo jedno i drugie.
tip-plan-influence = Przenieś tu Rytuał i podnieś go o poziom; dobierz kartę albo zniszcz odrzuconą.
tip-plan-dominance = Walcz o dzielnicę, potem siej Terror i stawiaj Znaczniki Dominacji.
tip-plan-bluff = Zamiast wykonywać Plan, weź Żetony Kultystów.
type-and-cost = { $type }, koszt { $n }
type-city = Karta Miasta
type-setup = Karta Układu Początkowego
type-objective = Karta Celu
# Przed nazwą elementu bywa kolor gracza: „Zielony Znacznik Miejsca Kultu”, stąd rodzaj męski.
piece-ritual = Rytuał { $level } poziomu
piece-site = Znacznik Miejsca Kultu
piece-dominance = Znacznik Dominacji
piece-plan = Znacznik Planu
piece-investigator = Badacz Tajemnic
token-thug = Zbirowie
token-initiate = Wtajemniczeni
token-freak = Odmieńcy
counter-sanity = Poczytalność{ $investigators ->
    [0] {""}
    [one] {" "}({ $n } i 1 Badacz Tajemnic)
    [few] {" "}({ $n } i { $investigators } Badaczy Tajemnic)
   *[other] {" "}({ $n } i { $investigators } Badaczy Tajemnic)
}
counter-track = przesunięć do przybycia
counter-rituals = Zajęte pola Rytuałów
counter-attack = Atak do tej pory
counter-fist = Zbirowie w pięści
heading-first = Pierwszy Kultysta: { $who }
heading-city = Karta Miasta: { $name }. { $text }
heading-objective = Cel: { $name }. { $text }

# --- co można uzgodnić -------------------------------------------------------------------------------------------

option-edition = Wydanie
option-edition-en = angielska instrukcja
option-edition-pl = polska instrukcja
option-rounds = Liczba rund
option-layout = Stosy Kart Dzielnic
option-layout-free = rozkładają gracze
option-layout-printed = jak w zalecanej pierwszej grze
option-setup = Karta Układu Początkowego
option-setup-random = losowo
option-objective = Karta Celu (gra solo)
option-objective-random = losowo
option-first = Pierwszy Kultysta
option-first-random = losowo
option-first-1 = miejsce 1
option-first-2 = miejsce 2
option-first-3 = miejsce 3
option-first-4 = miejsce 4
option-colours = Kolory
option-choose_colours = Wybór kolorów przy stole
option-npc_colour = Kolor NPC (gra solo)
option-npc_colour-random = losowo
option-open_screens = Zasłonki pokazują to, co da się policzyć
option-cards = Pula kart
option-cards-edition = według wydania
option-cards-en = 138 Kart Kultu i 12 Kart Miasta
option-cards-pl = 166 Kart Kultu i 15 Kart Miasta
option-left_out = Dzielnica poza grą (2 lub 3 graczy)
option-left_out-edition = według wydania
option-left_out-choose = wybiera Pierwszy Kultysta
option-left_out-random = losowo
option-npc_tie = Wybór NPC wśród Rytuałów równego poziomu (gra solo)
option-npc_tie-edition = według wydania
option-npc_tie-highest = z dzielnicy o najwyższym numerze
option-npc_tie-lowest = z dzielnicy o najniższym numerze
option-npc_reinforces = Rytuał, który NPC przenosi do obrony (gra solo)
option-npc_reinforces-board = najwyższy na planszy; żaden, jeśli już tam jest
option-npc_reinforces-elsewhere = najwyższy w innych dzielnicach
preset-first-game = Zalecana pierwsza gra

# --- kiedy się tego używa -------------------------------------------------------------------------------------------

used-district = W fazie Planowania kładzie się tu znaczniki; w fazie Akcji wykonuje się tu Plany.
used-rituals = Rytuały powstają przez Przygotowanie, przenoszą i podnoszą je Wpływy, liczą się w walce i przy Terrorze.
used-sites = Miejsca Kultu buduje Przygotowanie; Rytuały przygotowuje się tam, gdzie stoi takie miejsce.
used-dominance = Znaczniki zdobywa się Terrorem, w Planie Dominacja.
used-sanity = Liczy się, gdy sieje się tu Terror, w Planie Dominacja.
used-track = Przesuwa się samo, przez Karty Miasta i przed każdym Przygotowaniem w tej dzielnicy.
used-plans = Znaczniki kładzie się tu w fazie Planowania, a zdejmuje od góry w fazie Akcji.
used-guardians = Karty kupuje się tu Planem Wzmocnienie.
used-actions = Karty kupuje się tu Planem Wzmocnienie.
used-round = Nikt tego nie używa: tu liczą się rundy.
used-city-deck = Kartę Miasta odkrywa się w fazie Miasta, od 2. rundy.
used-city = Obowiązuje w tej rundzie, jak mówi jej tekst.
used-dice = Kośćmi rzuca się podczas Rekrutacji; dają Żetony Kultystów.
used-disorganization = Kto bierze udział w walce i jej nie wygra, dostaje jedną z tych kart.
used-plan = Znacznik kładzie się tu, gdy w fazie Akcji wykonuje się ten Plan: każdy najwyżej dwa razy w rundzie, Blef dowolnie często.
used-offer = Stosy rozkłada się w dzielnicach przed pierwszą rundą.
used-destroyed = Tego nikt już nie używa.
used-mat = Tu leży wszystko, co należy do tego kultu.
used-laid = Karty zagrywa się w Konfrontacji; liczą się po odkryciu.
used-screen = Zbirowie liczą się w walce, Wtajemniczeni płacą Moc, Odmieńcy płacą Terror.
used-deck = Podczas Mobilizacji dobiera się stąd sześć kart.
used-discard = Odrzucone karty leżą tu, aż skończy się stos; niektóre Plany niszczą jedną z nich.
used-supply = Tu czekają znaczniki, których nie ma jeszcze na planszy.
used-hand = Karty płacą swoimi symbolami, zagrywa się je w walce albo używa ich zdolności wtedy, gdy mówi ich tekst.
used-kept = Karty leżą tu zakryte, aż ich tekst powie, kiedy się ich używa.

# --- co daje zwycięstwo i z czego składa się runda ------------------------------------------------------------------

goal-objective = Cel
goal-objective-text = W grze solo wygrywasz, gdy spełnisz wszystko, czego żąda Karta Celu: { $of ->
    [one] { $of } warunek
    [few] { $of } warunki
   *[many] { $of } warunków
}. Zawsze należy do nich więcej Punktów Zwycięstwa niż NPC po ostatniej rundzie.
goal-points = Punkty Zwycięstwa
goal-points-text = Wygrywa, kto po ostatniej rundzie ma najwięcej Punktów Zwycięstwa. Daje je każdy Znacznik Dominacji, każde Miejsce Kultu z własnym Rytuałem obok oraz najwięcej Rytuałów na planszy.
goal-dominance = Dominacja
goal-dominance-text = Każdy twój Znacznik Dominacji na planszy to Punkt Zwycięstwa. Kładziesz je Planem Dominacja, gdy twój Terror w dzielnicy przewyższa jej Poczytalność.
goal-sites = Punktujące Miejsca Kultu
goal-sites-text = Każde twoje Miejsce Kultu to Punkt Zwycięstwa, jeśli w tej samej dzielnicy jest twój Rytuał. Jedno i drugie wykładasz Planem Przygotowanie, płacąc Mocą.
phase-city = Miasto
phase-city-text = Odkrywa się Kartę Miasta: obowiązuje w tej rundzie i może przybliżyć Badaczy Tajemnic. W pierwszej rundzie jej nie ma.
phase-mobilization = Mobilizacja
phase-mobilization-text = Każdy dobiera sześć kart. Teraz można użyć kart ze słowem Mobilizacja.
phase-recruitment = Rekrutacja
phase-recruitment-text = Kolejno każdy rzuca pięcioma kośćmi, może dwa razy przerzucić wybrane i za każdą bierze Zbira, Wtajemniczonego albo Odmieńca. Teraz można użyć kart ze słowem Rekrutacja.
phase-planning = Planowanie
phase-planning-text = Na zmianę każdy kładzie Znacznik Planu w dzielnicy, aż wszystkie leżą na planszy. Co znacznik zrobi, okazuje się dopiero przy jego zabraniu; leżące na wierzchu zabiera się pierwsze.
phase-action = Akcja
phase-action-text = Na zmianę każdy zabiera z wierzchu stosu swój Znacznik Planu i wykonuje tam Plan albo blefuje i bierze dwa Żetony Kultystów. Każdy rodzaj Planu można wykonać najwyżej dwa razy w rundzie, aż zabraknie znaczników.
phase-hiding = Ukrycie
phase-hiding-text = Karty z ręki się odrzuca i zatrzymuje najwyżej pięć Żetonów Kultystów. Znacznik Pierwszego Kultysty przechodzi w lewo; ostatnia runda kończy się bez tej fazy.

# --- do czego służy każdy znak --------------------------------------------------------------------------------------

sign-screen-thug = Zbir to jeden Atak w Konfrontacji. Zbirowie są z kości i z Blefów; po walce wracają do puli.
sign-screen-initiate = Wtajemniczony płaci jedną Moc. Wtajemniczeni są z kości i z Blefów; po zapłacie wracają do puli.
sign-screen-freak = Odmieniec to jeden Terror. Odmieńcy są z kości i z Blefów; użyci wracają do puli.
sign-laid-attack = Atak ujawniony dotąd w tej Konfrontacji: symbole na kartach, Zbirowie i poziomy Rytuałów. Najwyższy wygrywa.
sign-track-investigator = Tyle kroków brakuje następnemu Badaczowi Tajemnic. Gdy przybędzie, wszystko w dzielnicy kosztuje o 1 więcej, a jej Poczytalność rośnie o 1.
sign-piece-city = Karta Miasta obowiązuje w rundzie, w której ją odkryto, i może przybliżyć Badaczy Tajemnic.
sign-piece-card = Karta Kultu: jej symbole płacą, walczą i przerażają z ręki, a tekst mówi, kiedy używa się jej zdolności.
sign-piece-setup = Karta Układu Początkowego zmienia początek gry w dzielnicach.
sign-piece-objective = To musisz mieć na koniec, żeby wygrać samemu.
sign-piece-ritual = Rytuał daje tu właścicielowi swój poziom jako Atak i Terror. Przygotowuje się go przy Miejscu Kultu, przenoszą i podnoszą go Wpływy; Terror jeden zabiera.
sign-piece-site = Miejsce Kultu: przy nim przygotowuje się Rytuały. Z własnym Rytuałem w dzielnicy jest na koniec warte punkt. Nigdy się go nie traci.
sign-piece-dominance = Znacznik Dominacji to punkt na koniec, dopóki tu leży. Zdobywa się go Terrorem; gdy pola są pełne, inni mogą go zastąpić.
sign-piece-plan = Znacznik Planu. Właściciel zdejmuje go, gdy leży na wierzchu, i dopiero wtedy mówi, co robi.
sign-piece-investigator = Badacz Tajemnic. Na torze się zbliża; po przybyciu na stałe podnosi tu o 1 wszystkie koszty i Poczytalność.
sign-piece-die = Kość Rekrutacji: Zbir, Wtajemniczony, Odmieniec albo nic.
sign-face-thug = Zbir: jeden Atak w Konfrontacji.
sign-face-initiate = Wtajemniczony: jedna Moc do płacenia.
sign-face-freak = Odmieniec: jeden Terror.
sign-face-bad-luck = Zły Los: ta kość nic nie daje, chyba że się ją przerzuci.
