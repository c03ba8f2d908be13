// The client's words in Polish.

import type { Words } from ".";

const BOTS: Record<string, string> = { greedy: "Bot (zachłanny)", random: "Bot (losowy)", search: "Bot (rozważny)" };
const RULES = new Intl.PluralRules("pl");

function count(number: number, one: string, few: string, many: string): string {
  const form = RULES.select(number);
  return `${number} ${form === "one" ? one : form === "few" ? few : many}`;
}

function listed(names: string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} i ${names.at(-1)}`;
}

export const pl: Words = {
  // every page
  close: "Zamknij",
  loading: "Chwileczkę…",
  tryAgain: "Spróbuj ponownie",
  toLobby: "Do poczekalni",
  pages: "Strony",
  settings: "Ustawienia",
  credits: "Podziękowania",
  copy: "Kopiuj",
  copied: "Skopiowano",
  noServer: "Serwer nie odpowiada. Czy działa i czy masz połączenie? Potem spróbuj ponownie.",
  broken: "Coś poszło nie tak",
  brokenWords: "Strona zgubiła wątek. Stół jest bezpieczny na serwerze: wczytaj stronę ponownie.",
  reload: "Wczytaj ponownie",
  nowhere: "Tu nic nie ma",
  nowhereWords: "Ten adres donikąd nie prowadzi. W poczekalni są gry i otwarte stoły.",

  // the lobby
  tagline: "Gry planszowe o kultach i przedwiecznych, z przyjaciółmi albo z botami",
  games: "Gry",
  myTables: "Moje stoły",
  openTables: "Otwarte stoły",
  noOpenTables: "W tej chwili żaden stół nie jest otwarty. Otwórz własny, a inni dołączą do niego stąd.",
  playNow: "Zagraj od razu z botami",
  newTable: "Nowy stół…",
  newTableOf: (game) => `Nowy stół: ${game}`,
  length: "Czas gry",
  weight: "Trudność",
  weightOf: (weight) => `${weight} z 5`,
  range: (seats) => {
    const [least, most] = [Math.min(...seats), Math.max(...seats)];
    return least === most ? `${least}` : least === 0 ? `do ${most}` : `od ${least} do ${most}`;
  },
  minutes: ([least, most]) => (least === most ? `${most} min` : `od ${least} do ${most} min`),
  phases: { gathering: "zbiera graczy", playing: "gra trwa", over: "gra skończona" },
  freeSeats: (free) => count(free, "wolne miejsce", "wolne miejsca", "wolnych miejsc"),
  goOn: "Graj dalej",
  join: "Dołącz",
  lookOn: "Oglądaj",
  forgetTable: (title) => `Usuń z moich stołów: ${title}`,

  // what wins, and where in a round we are
  goals: "Co się liczy",
  goalNow: (name: string, now: number, of: number | null) => (of === null ? `${name}: ${now}.` : `${name}: ${now} z ${of}.`),
  goalRival: (who: string, now: number) => `Najbliżej: ${who}, ${now}.`,
  dangers: { almost: "prawie pełno", there: "pełno" },
  phasesOf: "Fazy rundy",
  whereWeAre: "Gdzie jesteśmy",

  // a new table
  preset: "Na początek",
  noPreset: "Według opcji",
  seats: "Miejsca",
  seat: (number) => `Miejsce ${number}`,
  me: "Ja",
  openSeat: "Wolne, dla chętnych",
  bot: (name) => BOTS[name] ?? `Bot (${name})`,
  nickname: "Twoje imię przy stole",
  moreOptions: (number) => `Opcje gry (${number})`,
  aboutTheTable: "Stół: język, zegar, czat",
  asUsual: "jak zwykle",
  perSeat: "dla każdego miejsca",
  listed: "Pokaż stół w poczekalni",
  chatAllowed: "Czat między graczami",
  withClock: "Z zegarem",
  minutesEach: "Minut na miejsce",
  secondsGained: "Sekund za każdą turę",
  whenTimeIsUp: "Gdy czas się skończy",
  thenBot: "gra za gracza bot",
  thenEnd: "gra się kończy",
  openTable: "Otwórz stół",

  // gathering
  waitingForPlayers: (free) =>
    `Gra zacznie się, gdy wszyscy usiądą. Zostało: ${count(free, "wolne miejsce", "wolne miejsca", "wolnych miejsc")}.`,
  beginning: "Wszyscy są. Gra się zaczyna.",
  emptySeat: "wolne miejsce",
  sitHere: "Usiądź tutaj",
  sitDown: "Usiądź",
  standUp: "Wstań",
  sendAway: "Odeślij",
  seatBot: "Posadź bota",
  removeBot: "Odeślij bota",
  invitation: "Zaproszenie dla innych",
  seatLink: "Twoje miejsce na innym urządzeniu",
  seatLinkWarning: "Kto ma ten odnośnik, gra za ciebie. Zachowaj go dla siebie.",
  you: "Ty",

  // the table and its states
  table: "Stół",
  sittingDown: "Siadamy do stołu",
  layingOut: "Stół jest rozkładany",
  noTable: "Nie ma takiego stołu",
  noTableWords: "Odnośnik wygasł albo należy do innego stołu. Poproś o nowe zaproszenie.",
  noLiveLine: "Brak połączenia na żywo",
  noWebSocket:
    "Ta przeglądarka nie utrzyma połączenia na żywo (WebSocket). Potrafi to każda z ostatnich dziesięciu lat: otwórz stół w innej.",
  forgetAndLook: "Zapomnij moje miejsce i oglądaj",
  tableClosed: "Stół jest zamknięty",
  tableClosedWords: "Zamknięto go, zanim zaczęła się gra.",
  lineLost: "Połączenie przerwane, próbuję ponownie…",
  watching: (number) => (number ? `Ogląda: ${count(number, "osoba", "osoby", "osób")}.` : "Nikt nie ogląda."),
  chosenSeed: "Kości tego stołu wybrał człowiek.",
  closeTable: "Zamknij stół",
  resign: "Poddaj się",
  resignSure: "Poddać się na dobre?",
  resignYes: "Tak, poddaję się",

  // who acts, and what is asked
  whatIsAsked: "Pytanie",
  yourMove: "Twój ruch",
  decidesFirst: (who) => `Najpierw decyduje ${who}`,
  othersMove: "Ruszają się inni…",
  skip: "Przejdź do teraz",
  waitingFor: (side, name) => `Czekamy: ${side}${name ? ` (${name})` : ""}`,
  botThinks: (side) => `${side}: bot myśli`,
  seatIsEmpty: (side) => `${side}: miejsce jest puste. Gospodarz może posadzić bota albo ktoś może usiąść`,
  away: "poza stołem",
  acts: "teraz działa",
  options: "Możliwe odpowiedzi",
  narrowedTo: (open, all) => `Do kliknięcia pasują odpowiedzi: ${open} z ${all}.`,
  showAll: "Pokaż wszystkie",
  chosenSoFar: "Wybrano do tej pory",
  answeredBefore: "Już wybrano, jeszcze bez potwierdzenia",
  pickFirst: "Nie ma czego potwierdzić: najpierw coś wybierz.",
  notEnough: (sum, needed) => `Jeszcze za mało, by potwierdzić: ${sum} z ${needed}.`,
  chosen: (what) => `Wybrano: ${what}`,
  sum: (sum) => `Razem ${sum}`,
  sumOf: (sum, needed) => `${sum} z ${needed}`,
  stillNeeded: (needed) => `Brakuje jeszcze: ${needed}`,
  confirm: "Potwierdź",
  takeBack: "Cofnij",
  takeOut: (what) => `Odłóż: ${what}`,
  clear: "Wyczyść",
  undo: "Cofnij ruch",
  final: {
    chance: "Nie da się cofnąć: rzut kośćmi lub odkrycie czegoś zakrytego",
    over: "Nie da się cofnąć: kończy grę",
    seat: "Nie da się cofnąć, gdy odpowie następna osoba",
  },
  noWayBack: "nie da się cofnąć",
  noWayBackFromAny: (answers) =>
    answers === 1 ? "Tego nie da się cofnąć." : "Żadnej z tych odpowiedzi nie da się cofnąć.",
  noLonger: (what) => (what ? `„${what}”: to już niemożliwe.` : "To, co było wybrane, jest już niemożliwe."),

  notNow: "Nie teraz.",
  notThereNow: (place) => `${place}: nie teraz.`,
  pickedInstead: (names) => `Zaznaczono: ${listed(names)}. Najpierw odznacz to, żeby wybrać coś innego.`,
  enoughPicked: (picked) =>
    picked === 1
      ? "Wybrano już jedno, więcej nie można. Odłóż to, żeby wybrać coś innego."
      : `Wybrano już ${picked}, więcej nie można. Odłóż jedno, żeby wybrać inne.`,
  chosenInstead: (what) => `Wybrano „${what}”. Najpierw cofnij to, żeby wybrać coś innego.`,
  notAskedFor: "Teraz nie o to chodzi.",
  clickGoesTo: (place) => `Kliknięcie wybiera tu: ${place}.`,
  askedNow: (words) => `Pytanie brzmi: ${words}`,
  more: "Więcej",

  // places, pieces, panels
  board: (game) => `Plansza: ${game}`,
  wholeBoard: "Cała plansza",
  panels: "Części stołu",
  hand: "Ręka",
  log: "Dziennik",
  chat: "Czat",
  chatCount: (lines) => (lines ? `Czat (${lines})` : "Czat"),
  logAndChat: "Dziennik i czat",
  book: "Opowieści",
  bookCount: (pages) => `Opowieści (${pages})`,
  openPage: "Przeczytaj tę opowieść",
  pageOf: (number, all) => `${number} z ${all}`,
  readOn: "Przeczytane",
  nextPage: "Dalej",
  putAllAway: "Odłóż wszystkie",
  yourMat: "Co leży przed tobą",
  emptyHand: "Twoja ręka jest pusta.",
  beside: "Obok planszy",
  onStage: "Na scenie",
  fold: "Zwiń",
  unfold: "Rozwiń",
  about: "Co to jest?",
  empty: "Nic tu nie leży.",
  hidden: "ukryte",
  faceDown: (number) => count(number, "zakryta karta", "zakryte karty", "zakrytych kart"),
  scoreNow: (what: string) => `${what || "Punkty"} w tej chwili`,
  timeLeft: "Pozostały czas",
  botPlays: "Gra za niego bot",
  letBotPlay: "Niech na razie gra bot",
  handBack: "Oddaj miejsce",
  playAgainMyself: "Gram znowu sam",
  nothingHappened: "Jeszcze nic się nie wydarzyło.",
  sinceLastVisit: (number) => `Od twojej ostatniej wizyty: ${number}`,
  chatEmpty: "Nikt jeszcze nic nie powiedział.",
  chatOff: "Gospodarz wyłączył czat.",
  saySomething: "Powiedz coś",
  say: "Powiedz",

  // rules and text view
  rules: "Zasady",
  openRule: (rule) => `Otwórz zasadę ${rule}`,
  allRules: "Wszystkie zasady",
  searchRules: "Szukaj w zasadach",
  noRuleFound: "Żadna zasada tego nie mówi.",
  rulesFailed: "Nie udało się pobrać zasad.",
  textView: "Widok tekstowy",
  tableInWords: "Stół słowami",
  backToBoard: "Wróć do planszy",
  skipToAsked: "Do pytania",
  skipToBoard: "Do planszy",

  // the end
  gameOver: "Koniec gry",
  youWon: (names) => (names.length > 1 ? `Wygrana: ${listed(names)}` : "Wygrywasz"),
  allWon: "Wspólna wygrana",
  winners: (names) => (names.length > 1 ? `Wygrywają: ${listed(names)}` : `Wygrywa: ${listed(names)}`),
  nobodyWon: "Nikt nie wygrał",
  scoreSheet: "Punktacja",
  side: "Strona",
  total: "Razem",
  scoreOverTime: (what: string) => `${what || "Punkty"} w czasie`,
  rematch: "Rewanż",
  toRematch: "Do rewanżu",
  replay: "Powtórka",
  record: "Zapis",

  // replay
  replayFailed: "Nie można pokazać powtórki",
  backToTable: "Do stołu",
  toBeginning: "Na początek",
  stepBack: "Krok wstecz",
  stepOn: "Krok naprzód",
  run: "Odtwarzaj",
  pause: "Wstrzymaj",
  scrubber: "Miejsce w grze",
  stepOf: (step, last) => `${step} z ${last}`,

  // settings
  language: "Język",
  languages: { en: "English", pl: "Polski" },
  light: "Światło",
  themes: { dark: "Lampa", light: "Dzień" },
  finalAnswers: "Odpowiedź, której nie da się cofnąć",
  askings: {
    always: "pyta jeszcze raz",
    "unless-turn": "pyta jeszcze raz, chyba że tylko oddaje ruch",
    never: "liczy się od razu",
  },
  whenItIsMyMove: "Gdy przyjdzie mój ruch",
  ring: "Zadzwoń dzwonkiem",
  notify: "Pokaż powiadomienie przeglądarki",
  keysHelp:
    "Klawisze: liczby wybierają odpowiedź (1 2 to dwunasta), Enter potwierdza, Escape cofa, U cofa ruch, T pokazuje stół słowami; na planszy strzałki przechodzą dalej, Enter wybiera, I mówi więcej, + i − przybliżają.",

  // credits
  iconAuthors: "Lorc, Delapouite i inni",
  svelteAuthors: "współtwórcy Svelte",
  iconsChanged: "Ikony są użyte bez zmian rysunku, w innych kolorach i rozmiarach.",
  licences: "Pełne teksty licencji",
  creditsOwn: "Eldertable jest wolnym oprogramowaniem na licencji Apache 2.0.",
  creditsGames:
    "Eldertable to nieoficjalna realizacja, zrobiona przez ludzi, którzy lubią w te gry grać. Ich nazwy, grafiki i znaki należą do autorów i wydawców; nie ma tu ich grafik ani tekstów. Jeśli gra ci się podoba, kup ją.",
};
