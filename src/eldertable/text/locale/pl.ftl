# Słowa samego klienta. Gry przynoszą własne.

# --- stół
score = na razie { $score } pkt
from-the-top = (od góry)
empty = pusto
hidden = w ukryciu
of-most = { $value } z { $most }
goals = Liczy się:
phases = Fazy:
at-the-limit = (granica)
face-down = { $count ->
    [one] 1 zakryta
    [few] { $count } zakryte
   *[other] { $count } zakrytych
}
face-down-kind = { $kind } ×{ $count }, zakryte
chosen = Wybrano: { $chosen }.
sums = Razem { $sums }.
needs = Potrzeba jeszcze: { $needs }.
sums-of = { $sums } z potrzebnych { $needs }.
you = ty
a-bot = bot: { $kind }

# --- gra
which-game = Która gra? Wpisz liczbę od 1 do { $count } albo fragment tytułu.
welcome = Wybieraj, wpisując numer lub słowa; „pomoc” pokaże, co jeszcze można wpisać.
seed-chosen = Ziarno { $seed }: kto zagra z nim jeszcze raz, dostanie te same karty i kości.
seed = Ziarno losowości: { $seed }.
only-choice = { $asked } Jedyna możliwość: { $label }.
no-such-choice = Żadna odpowiedź nie pasuje do „{ $typed }”. Wpisz liczbę od 1 do { $count } albo fragment odpowiedzi; „pomoc” pokaże polecenia.
which-one = „{ $typed }” może znaczyć: { $labels }.
pass-screen = Teraz przy ekranie: { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
also-asked = Najpierw może odpowiedzieć: { $names }. Wpisz: jako GRACZ.
who-is-asked = Teraz może odpowiedzieć: { $names }.
watch = Enter: dalej; „graj”: do końca; „pomoc” pokaże polecenia.
review-of = { $name }: spojrzenie wstecz na { $count ->
        [one] jedną decyzję
        [few] { $count } decyzje
       *[other] { $count } decyzji
    }, z tego, co było wtedy wiadomo
review-nothing = Nie było żadnego wyboru: nie ma na co spojrzeć wstecz.
review-chance = Szansa na wygraną przy każdej danej odpowiedzi
review-team = Szansa drużyny na wygraną przy każdej danej odpowiedzi
review-end = koniec
review-moments = Co rozstrzygnęło
review-no-moments = Żadna pojedyncza chwila nie rozstrzygnęła.
review-up = W górę o { $points } p.p.
review-down = W dół o { $points } p.p.
review-better = Gdzie inna odpowiedź była lepsza
review-no-better = Żadna odpowiedź nie była wyraźnie lepsza od danych.
review-did = Twoja odpowiedź: { $label }: około { $chance }%.
review-instead = Lepiej: { $label }: około { $chance }%, o { $points } p.p. więcej.
hints-off = W tej grze podpowiedzi są wyłączone.
hint-thinking = Chwileczkę: każda odpowiedź jest rozgrywana dalej, w światach, w które możesz wierzyć.
hint-stopped = A więc bez podpowiedzi.
hint-of = { $options ->
        [one] Jedyna odpowiedź, sprawdzona
       *[other] Najlepsze z { $options } odpowiedzi, porównane
    } { $worlds ->
        [one] w jednym świecie, w który
       *[other] w { $worlds } światach, w które
    } możesz wierzyć:
hint-chance = około { $chance }% na wygraną
hint-team = drużyna wygrywa z szansą około { $chance }%
hint-gains = { $points ->
        [one] O jeden punkt procentowy
        [few] O { $points } punkty procentowe
       *[other] O { $points } punktów procentowych
    } lepiej niż następna.
hint-loses = { $points ->
        [one] O jeden punkt procentowy
        [few] O { $points } punkty procentowe
       *[other] O { $points } punktów procentowych
    } gorzej niż najlepsza.
hint-alike = O ile widać, równie dobra jak najlepsza z pozostałych.
hint-luck = Przy pechu { $low }%, przy szczęściu { $high }%.
hint-likely = Co zapewne nastąpi:
hint-reply = Przeciw temu { $who } może zrobić to, co zostawi ci { $chance }%: { $words }
hint-no-harm = Nic, co { $who } może zrobić od razu, wiele nie zmienia.
hint-no-reply = Żaden rywal nie ma na to odpowiedzi, którą byłoby widać.
hint-no-rivals = Wygrywacie albo przegrywacie razem: przeciwko wam stoi sama gra.
undone = Cofnięte.
no-undo-start = Nie ma jeszcze czego cofać.
no-undo-dice = Tego nie można cofnąć: od tamtej pory rzucano kośćmi.
no-undo-sight = Tego nie można cofnąć: od tamtej pory wyszło na jaw coś ukrytego.
no-undo-over = Tego nie można cofnąć: gra się skończyła.
no-undo-seat = Tego nie można cofnąć: swój wybór ma już za sobą { $name }.
no-undo-end = Tego nie można cofnąć: partia jest zakończona.
no-undo-far = Tego nie można cofnąć: to było zbyt dawno.
saved = Zapisano w pliku { $file }. Aby grać dalej: eldertable play --from { $file }
save-where = Gdzie? Wpisz: zapisz PLIK
word-greedy = greedy: bot, który bierze to, co w tej chwili wygląda rozsądnie, i nie patrzy naprzód.
word-novice = novice: bot, który zwykle robi to, co rozsądne, a czasem coś trochę gorszego, jak początkujący.
word-adept = adept: bot, który rozgrywa każdą odpowiedź do końca rundy, w kilku światach, w które mógłby uwierzyć.
word-master = master: bot, który myśli jak adept, ale w większej liczbie światów i dłużej nad lepszymi odpowiedziami.
word-random = random: bot, który bierze dowolną dozwoloną odpowiedź.
word-seed = Ziarno (seed): liczba, z której wynikają wszystkie tasowania i kości gry. Z tym samym ziarnem wszystko rozdaje się tak samo.
no-rule-here = Tu nie ma numeru zasady. Wpisz ? NUMER albo ? SŁOWA.
no-rule = Żadna zasada nie ma takiego numeru ani nie zawiera słów „{ $words }”.
more-rules = ... i jeszcze { $count }: wpisz więcej słów.
rules-are-english = Zasady są spisane po angielsku.
nothing-to-see = Nic na stole nie nazywa się „{ $words }”.
input-ended = Koniec danych wejściowych: gra zostaje przerwana w tym miejscu. Aby zachować grę, wpisz przed końcem: zapisz PLIK.
goodbye = Odchodzisz od stołu. Gra nie została zapisana.
goodbye-saved = Odchodzisz od stołu. Gra jest zapisana. Aby grać dalej: eldertable play --from { $file }

# --- koniec
over = Koniec gry
nobody-wins = Nikt nie wygrywa.
winners = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wspólnie wygrywają: { $names }.
}
and = { " i " }
side = strona
total = razem
winner = zwycięstwo
winner-mark = tak

# --- co można wpisać: słowo i jego działanie
command-choose = 1, 2, 3 albo słowa
help-choose = wybór; wystarczy fragment, jeśli pasuje tylko do jednej odpowiedzi
command-rules = ?
help-rules = zasady tego wyboru; ? NUMER: zasada o tym numerze; ? SŁOWA: co znaczy słowo gry i zasady, które je zawierają
command-help = pomoc
help-help = ta lista
command-look = patrz
help-look = cały stół; patrz SŁOWA: miejsce albo karta z opisem
command-guide = przewodnik
help-guide = jak się gra, na jednej stronie; przewodnik SŁOWA: jego część albo słowo gry
guide-words = Słowa gry
no-guide = Przewodnik nie ma części ani słowa „{ $words }”.
command-why = dlaczego
help-why = dlaczego nie SŁOWA: czemu czegoś nie można teraz wybrać
command-hint = podpowiedz
help-hint = trzy najlepsze odpowiedzi i dlaczego, z tego, co wiesz
command-undo = cofnij
help-undo = cofnij swój ostatni wybór; między ludźmi, jeśli od tamtej pory nic nie wyszło na jaw
command-as = jako
help-as = jako GRACZ: niech najpierw odpowie ktoś inny z pytanych
command-run = graj
help-run = graj do końca bez przerw
command-save = zapisz
help-save = zapisz PLIK: zachowaj grę
command-quit = koniec
help-quit = odejdź od stołu

# --- kilka rzeczy naraz i dlaczego nie ---
several = Można podać kilka numerów naraz, w dowolnej kolejności.
picks-too-many = { $number } już nie pasuje: wybór był wcześniej pełny. Niczego nie wybrano.
why-not = nie
why-what = Dlaczego nie co? Napisz: dlaczego nie SŁOWA.
why-nothing = To, o co teraz chodzi, nie ma związku z tym: { $words }.
why-possible = { $more ->
    [0] { $label }: to można wybrać.
   *[other] { $label }: to można wybrać; podobnych jest jeszcze { $more }.
}
why-all = { $more ->
    [0] { $name }
   *[other] { $name } i jeszcze { $more }
}

# --- lekcje ---
lesson-note = Notatka { $number } z { $steps }:
lesson-asked = Teraz: { $number }. { $label }
lesson-enter = Naciśnij Enter, żeby iść dalej.
lesson-table = patrz pokazuje cały stół.
lesson-not-asked = O nic jeszcze nie pytamy: naciśnij Enter, żeby iść dalej. ? SŁOWO wyjaśnia słowo z gry.
lesson-plays = { $asked } Lekcja wybiera za ciebie: { $label }.
lesson-over = Na tym lekcja się kończy: odtąd wybierasz swobodnie i każda odpowiedź jest wykonywana. Gdy nie wiesz, co dalej, wpisz ? (zasady wyboru), dlaczego nie SŁOWA, podpowiedz, cofnij albo pomoc.
lesson-next = Następna lekcja: { $title }. Żeby ją zacząć, wyjdź i wpisz: eldertable learn { $game } { $name }
lesson-last = To była ostatnia lekcja. Żeby zagrać całą grę, wyjdź i wpisz: eldertable play { $game }
lesson-list = eldertable learn { $game } { $name }: { $title }, notatek: { $steps }
lesson-without = Jeszcze bez lekcji: { $names }.
lesson-none = { $game } nie ma lekcji.
lesson-begins = Lekcja: { $title }. Innych odpowiedzi się nie wykonuje; koniec kończy ją w każdej chwili.

# --- co można wybrać
dossier-first = dobre na pierwszą grę
dossier-difficulty = trudność { $signs } { $hard }
dossier-lesson = jest o tym lekcja: { $lesson }
dossier-untaught = nie ma o tym jeszcze lekcji
