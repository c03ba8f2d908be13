# Słowa samego klienta. Gry przynoszą własne.

# --- stół
empty = pusto
hidden = ukryte
of-most = { $value } z { $most }
face-down = { $count ->
    [one] 1 zakryta
    [few] { $count } zakryte
   *[other] { $count } zakrytych
}
face-down-kind = { $kind } ×{ $count }, zakryte
waiting = Decyduje
chosen = Wybrano: { $chosen }.
sums = Razem { $sums }.
sums-of = { $sums } z potrzebnych { $needs }.
you = ty

# --- gra
begin = { $title }. Ziarno { $seed }. Wybierasz numerem lub słowami; „pomoc” pokaże, co jeszcze można wpisać.
go-on-from = { $title }, dalszy ciąg po { $entries ->
    [one] 1 wpisie
   *[other] { $entries } wpisach
}. Wybierasz numerem lub słowami; „pomoc” pokaże, co jeszcze można wpisać.
turn-of = Decyduje { $name }.
only-choice = Jedyna możliwość: { $label }.
no-such-choice = Nie ma tu „{ $typed }”. Wpisz liczbę od 1 do { $count } albo część wyboru; „pomoc” pokaże polecenia.
which-one = „{ $typed }” może znaczyć: { $labels }.
pass-screen = Przekaż ekran: { $name }. Naciśnij Enter, gdy patrzy tylko { $name }.
also-asked = Najpierw może odpowiedzieć: { $names }. Wpisz: jako IMIĘ.
who-is-asked = Teraz decydują: { $names }.
watch = Enter: dalej; „graj”: do końca.
hint = Zachłanny bot wybrałby: { $label }
undone = Cofnięte.
no-undo = Tego nie można cofnąć: { $why }
saved = Zapisano w pliku { $file }. Dalej: eldertable play --from { $file }
save-where = Gdzie? Wpisz: zapisz PLIK
no-rule = Żadna zasada nie nazywa się ani nie zawiera „{ $words }”.
more-rules = i jeszcze { $count }; wpisz więcej słów
rules-language = Zasady są spisane po angielsku.
nothing-to-see = Nic na stole nie nazywa się „{ $words }”.
no-changes = Na stole nic się nie zmieniło.
input-ended = Wejście się skończyło i gra zostaje w tym miejscu. Aby ją zachować, wpisz przed końcem: zapisz PLIK.
goodbye = Odchodzisz od stołu. { $saved ->
    [yes] Gra jest zapisana w pliku { $file }.
   *[no] Gra nie została zapisana.
}

# --- koniec
over = Koniec gry. { $reason }
winners = { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $names }.
   *[other] Wspólnie wygrywają: { $names }.
}
and = { " i " }
rank = miejsce
side = strona
total = razem
winner = zwycięstwo
winner-mark = tak

# --- co można wpisać: słowo i jego działanie
command-help = pomoc
help-help = ta lista
command-look = patrz
help-look = cały stół; patrz SŁOWA: miejsce albo karta z opisem
command-hint = podpowiedz
help-hint = co wybrałby zachłanny bot
command-undo = cofnij
help-undo = cofnij swój ostatni wybór, jeśli nic od tej pory nie wyszło na jaw
command-save = zapisz
help-save = zapisz PLIK: zachowaj grę
command-rules = ?
help-rules = zasady tego wyboru; ? NUMER: jedna z nich; ? SŁOWA: te, które o tym mówią
command-as = jako
help-as = jako IMIĘ: niech najpierw odpowie ktoś inny z pytanych
command-run = graj
help-run = graj do końca bez przerw
command-quit = koniec
help-quit = odejdź od stołu
help-choose = 1, 2, 3 albo słowa
help-choose-what = wybierz; wystarczy część słów, jeśli pasuje tylko do jednego

# --- zapis opowiedziany na nowo
replay-head = { $title }: { $who }. Ziarno { $seed }.
replay-seat = { $name } wybiera: { $label }
replay-undo = Cofnięte.
replay-exact = DOKŁADNIE (EXACT): { $entries ->
    [one] 1 wpis
    [few] { $entries } wpisy
   *[other] { $entries } wpisów
}, wszystkie skróty zgodne.
