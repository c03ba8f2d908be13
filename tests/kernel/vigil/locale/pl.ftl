title = Czuwanie
watcher = Czuwający { $n }
keeper = Utopiony latarnik { $n }

# what is asked
ask-GoOn = Nikogo tu nie ma. Noc toczy się sama.
ask-Bury = Śnił ci się następny omen. Zostawić go czy pogrzebać?
ask-Lay = Połóż zakryty omen.
ask-Lamps = Zapalaj lampy albo powiedz, że to już.
ask-Pledge = Zadeklaruj odwagę, w tajemnicy.
waiting-for = Czeka: { $who }.

# answers
answer-leave = zostaw na wierzchu
answer-bury = pogrzeb pod talią
answer-ready = gotowe
answer-lamp = spal jedną oliwę
answer-bell = uderz w dzwon
answer-lay = { $omen }
answer-pledge = { $courage ->
    [0] nie deklaruj nic
   *[other] zadeklaruj odwagę: { $courage }
}

# what happened
night-falls = Zapada noc { $n }.
dreamt = { $side } śni o następnym omenie.
dreamt-own = Śni ci się następny omen: { $omen }.
buried = { $side } grzebie następny omen pod talią.
laid = { $side } kładzie zakryty omen.
laid-own = Kładziesz zakryty omen: { $omen }.
drawn = { $side } dobiera omen.
drawn-own = Dobierasz: { $omen }.
lamp = { $side } zapala lampę.
bell = { $side } uderza w dzwon. Koniec nocy.
pledged = { $side } deklaruje odwagę: { $n }.
lifted = Pod całunem leży { $omen }: niebezpieczeństwo { $n }.
turned = { $side } odwraca omen: { $omen }.
dread = Groza rośnie o { $n }.

# refusals
no-oil = Nie masz już oliwy.
no-bell = Tej nocy nie ma dzwonu.
not-in-hand = Nie masz na ręce: { $omen }.
no-courage = Masz tylko tyle odwagi: { $n }.

# how it ends
sea = Groza się dopełniła i morze zabiera światło.
morning = Ostatnia noc minęła. Kto ma jeszcze odwagę, ten zwyciężył.

# the table in words
zone-deck = Talia
zone-cloth = Pod całunem
zone-shore = Odwrócone omeny
zone-hand = Ręka: { $side }
zone-laid = Położone: { $side }
night = Noc { $n } z { $most }
light = Światło
danger = Niebezpieczeństwo
dread-track = Groza
oil = Oliwa
courage = Odwaga
spent = Wydana odwaga

# kiedy używa się tego, co tam leży
used-pile = Omeny przychodzą ze stosu i kończą na brzegu; pod płótnem leży niebezpieczeństwo tej nocy.
used-hand = Każdy strażnik co noc kładzie jeden omen z ręki.
used-laid = Położone omeny odkrywa się o świcie.

# co daje zwycięstwo, co klęskę, i części nocy
goal-nights = Noce
goal-nights-text = Po { $of } nocach czuwanie się kończy. Wygrywa, kto ma jeszcze odwagę.
goal-dread = Groza
goal-dread-text = Gdy groza osiągnie { $of }, morze zabiera światło i wszyscy przegrywają.
phase-dream = Sen
phase-dream-text = Jeden strażnik ogląda następny omen i może go zakopać. Co noc jest to następny z nich.
phase-lay = Omeny
phase-lay-text = Każdy strażnik kładzie zakryty omen. O świcie się je odkrywa.
phase-lamps = Lampy
phase-lamps-text = Strażnicy palą oliwę, aż wszyscy są gotowi. Albo ktoś bije w dzwon i noc się kończy.
phase-pledge = Przysięga
phase-pledge-text = Wszyscy w tajemnicy przysięgają odwagę, a każda jest jednym światłem. Potem świta.
