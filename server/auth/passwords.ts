/** Which new passwords are refused. Length is checked by the contract; here come the ones everybody tries first. */

/** Stems of the lists of leaked passwords, in English, Dutch and French, with the words of this site. */
const stems = (
  'password passw0rd wachtwoord motdepasse paswoord welcome welkom bienvenue letmein iloveyou ikhouvanjou jetaime qwerty qwertyuiop azerty azertyuiop ' +
  'admin administrator beheer beheerder root toor user guest test testing login master superman batman spiderman dragon monkey football voetbal ' +
  'baseball basketball soccer hockey sunshine princess prinses shadow michael jordan jennifer thomas jessica daniel andrew joshua michelle charlie ' +
  'computer internet samsung google facebook whatsapp apple iphone android microsoft windows linux default changeme secret geheim secure security ' +
  'access trustno1 starwars pokemon naruto minecraft fortnite freedom whatever nothing hello hallo bonjour summer zomer winter herfst lente spring ' +
  'autumn monday maandag vrijdag friday january januari december november october september august juli juni mei april maart februari ' +
  'chocolate cookie cheese pizza coffee koffie flower bloem purple orange yellow silver golden diamond butterfly ' +
  'belgie belgium belgique brussel antwerpen gent brugge leuven anderlecht clubbrugge ajax barcelona realmadrid liverpool arsenal chelsea ' +
  'mustang ferrari porsche mercedes corvette harley yamaha abcdef abcdefghij abc123 a1b2c3d4 zxcvbnm asdfgh asdfghjkl 1q2w3e4r 1qaz2wsx qazwsx ' +
  '111111 000000 123123 121212 654321 666666 696969 123321 112233 1234567890 123456789 12345678 1234567 123456 987654321 ' +
  'rekenklaar rekenen rekenmachine calculator spaarrekening sparen lening beleggen bank banken rente geld euro'
).split(' ')

const endings = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '1234567890',
  '!',
  '!!',
  '!!!',
  '1!',
  '123!',
  '01',
  '69',
  '77',
  '99',
  '007',
  '111',
  '321',
  '666',
  '777',
  '2020',
  '2021',
  '2022',
  '2023',
  '2024',
  '2025',
  '2026',
  '2027',
  'abc',
  'qwerty',
]

/** Well over 3000 entries, built once from their two halves. */
export const commonPasswords: ReadonlySet<string> = new Set(
  stems.flatMap((stem) => endings.map((ending) => stem + ending)),
)

const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

function undisguised(text: string): string {
  return text.replace(/[@431!0$57]/g, (character) => disguises[character] ?? character)
}

/** True when the text is nothing but entries of the list, one after the other: "welkomwelkom123". */
function isMadeOfCommonWords(text: string): boolean {
  const reachable = new Set([0])
  for (let end = 1; end <= text.length; end++) {
    for (let start = Math.max(0, end - 24); start < end; start++) {
      if (reachable.has(start) && commonPasswords.has(text.slice(start, end))) {
        reachable.add(end)
        break
      }
    }
  }
  return reachable.has(text.length)
}

/** Sayings and sequences of words that are on the lists in spite of their length. */
const knownSentences: ReadonlySet<string> = new Set(
  (
    'correcthorsebatterystaple juistpaardbatterijnietje thequickbrownfox thequickbrownfoxjumps ' +
    'thequickbrownfoxjumpsoverthelazydog iloveyouforever iloveyousomuch ikhouvanjouvooraltijd onetwothreefour ' +
    'onetwothreefourfive eentweedrievier eentweedrieviervijf undeuxtroisquatre letmeinletmein openthedoorplease ' +
    'maytheforcebewithyou tobeornottobe helloworldhelloworld thisismypassword ditismijnwachtwoord mijnwachtwoordis ' +
    'mypasswordisstrong neverguessthis changemeplease passwordispassword hetwachtwoordis vergeetmijnietje'
  ).split(' '),
)

/** Rows and columns of the keyboards used here, the alphabet and the digits. */
const walks = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789012345678901234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1aqw2zsx3edc4rfv5tgb6yhn7uj8ik9ol0pm',
]

/** The longest part that is a walk over the keyboard or the alphabet, in either direction. */
function longestWalk(text: string): number {
  const backwards = (walk: string) => walk.split('').toReversed().join('')
  const all = walks.flatMap((walk) => [walk, backwards(walk)])
  let longest = 0
  for (let start = 0; start < text.length; start++) {
    while (all.some((walk) => walk.includes(text.slice(start, start + longest + 1)))) {
      if (start + longest >= text.length) return longest
      longest++
    }
  }
  return longest
}

/** "fietsfietsfiets": one word of it is all there is to guess. */
function isRepeated(text: string): boolean {
  return text.length > 1 && (text + text).indexOf(text, 1) < text.length
}

/** The reason a password is refused, or undefined when it will do. */
export function weaknessOf(password: string, email: string): string | undefined {
  const text = password.toLowerCase()
  if (new Set(text).size < 5) return 'Gebruik minstens vijf verschillende tekens.'
  const bare = (part: string) => part.replace(/[\s._-]/g, '')
  const letters = bare(text)
  // Digits and signs before or after a common word add little, unless there are many of them.
  const core = letters.replace(/^[^a-z]{0,10}|[^a-z]{0,10}$/g, '')
  const readings = [letters, core, undisguised(letters), undisguised(core)]
  if (readings.some((reading) => reading !== '' && isMadeOfCommonWords(reading))) {
    return 'Dit bestaat enkel uit woorden en cijfers die iedereen eerst probeert. Zet er een eigen, ongewoon woord bij.'
  }
  if (readings.some((reading) => knownSentences.has(reading))) {
    return 'Deze zin staat op lijsten van gelekte wachtwoorden. Kies een zin die je zelf bedenkt.'
  }
  if (readings.some((reading) => reading.length >= 4 && isRepeated(reading))) {
    return 'Dit is telkens hetzelfde woord. Zet er een ander woord bij.'
  }
  if (letters.length - longestWalk(letters) < 6)
    return 'Dit is bijna helemaal een rij van letters of toetsen die op elkaar volgen. Gebruik daarnaast minstens zes tekens.'
  const name = bare(email.toLowerCase().split('@')[0] ?? '')
  if (name.length >= 4 && letters.replaceAll(name, '').length < 8)
    return 'Dit is bijna helemaal je e-mailadres. Gebruik daarnaast minstens acht tekens.'
  return undefined
}
