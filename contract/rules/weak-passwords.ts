/**
 * The words of common passwords, in lower case. Leaked passwords are mostly such a word with digits and
 * symbols around it. One word covers hundreds of them: `password` covers Password1, P@ssw0rd and
 * password123!.
 */
const WORDS = `
a aa aaa abc abcabc abcd abcde abcdef abcdefg abcdefgh access account action adam admin administrator
adrian aggies airborne airplane albert alex alexa alexander alexis alfred alice alicia alisa allison
alpha amanda amateur amber america american amigo amy anakin anderson andre andrea andrei andrew android
andy angel angela angelo angels animal anna annie anthony anton apache apollo apple apples april
argentina ariel armando arsenal arthur artist asd asdasd asdf asdfasdf asdfg asdfgh asdfghjk asdfghjkl
asdfjkl asdqwe ashley asshole august austin australia avatar awesome azerty babe baby babygirl bailey
banana bandit barbara barbie barcelona barney baseball basketball batman beach bear beautiful beauty
beaver benjamin berlin bernard bigboy bigdick bigdog billy bird bitch black blackcat blessed blizzard
blonde blood blowjob blue bond bonnie booboo booger boomer boston bowling brandon brandy brasil brazil
brian britney broncos brooklyn brown bruno bubba bubbles buddy bulldog buster butter butterfly butthead
calvin camaro cameron canada captain carlos carmen carolina caroline carter casper cat catch celtic
challenge chance change changeme charles charlie charlotte cheese chelsea cherry chester chevy chicago
chicken chocolate chris christ christian christina christine christopher claire claudia clinton cocacola
coffee compaq computer connor contact contrasena cookie cool cooper corvette country cowboy cowboys
cricket crystal ctf cunt dakota dallas daniel daniela danielle darkness dave david debbie default
defender delta demo denis dennis denver destiny dexter diablo diamond dick digital dirty disney doctor
dolphin dolphins dominic donald dragon dragonball dreamer dreams driver eagle eagles edward einstein
elephant elizabeth elvis emily eminem emma empire enter eric erotic extreme faith falcon family fashion
fender ferrari fire firebird fish fishing flag florida flower flowers fluffy football ford forever
formula forum france francis francisco frank freddy free freedom friday friend friends fuck fucker
fucking fuckme fuckoff fuckyou gabriel galaxy gandalf garfield gateway gemini genesis genius george
german germany ghost giants gibson ginger girl girls godzilla gold golden golf golfer gordon grace green
gregory guest guitar gunner hack hacker hackme hammer hannah happy harley harry harvey hawaii hearts
heather heaven hello hellokitty helper helpme hockey holiday homer honda honey hooters hotdog hottie
house houston howard hunter iceman iloveu iloveyou indian internet ireland iron ironman isabel isabella
italia jack jackass jackie jackson jaguar jake james jasmine jason jasper jennifer jeremy jessica jessie
jesus joe john johnny johnson jonathan jordan jose joseph joshua juan julia julian junior justice justin
karate karen katie kelly kevin killer king kings kitten kitty knight krishna kristina lakers lauren
legend letmein liberty lincoln linux lion little liverpool logan login london loser louis love lovely
loveme lover loverboy loveyou lucas lucky lucy maggie magic manager manchester marcel marcus maria
mariah marie marina marine mario marlboro marley martin marvin master matrix matthew maverick max
maxwell mercedes merlin metallica mexico michael michelle mickey midnight miguel mike miller million
mine minecraft mirage miranda monday money monica monkey monkeys monster montana moon morgan mother
motorola mountain movie muffin murphy music mustang mylove naruto nascar natalia natasha nathan naughty
newyork nicholas nicole nikita ninja nintendo nirvana nissan nothing november october officer oliver
olivia orange packers panther panthers paris parker pass passion passw passwd password passwort patrick
paul peace peaches peanut pepper peter phantom phoenix photo pikachu playboy player please pokemon
police pookie popcorn porsche power precious prince princess private pumpkin purple pussy qaz qazwsx
qazwsxedc qazxsw qqq qqqq qwe qweasd qweasdzxc qweqwe qwer qwerasdf qwert qwerty qwertyu qwertyuiop
rabbit rachel racing raider raiders rainbow ramona randy ranger rangers raven rebecca red redskins
redsox remember ricardo richard robert robin rocket rocky roger ronaldo root rose rosebud russia russian
sabrina sakura salam sam samantha sammy samson samsung samuel sandra santiago sarah saturn savannah
scarface school scooby scooter scorpion scott sebastian secret secure security senha september sergey
server service sexy shadow shannon shelby shit silver simon simple skippy slayer slipknot smile smokey
snickers snoopy snowball soccer sophia sophie sparky spencer spider spiderman spirit sport spring squirt
stalker star starwars steelers stella stephanie steve steven stupid success suck sugar summer sunday
sunflower sunny sunrise sunshine super superman superstar support sweet sweety swordfish sydney system
tarzan taylor teacher team tequila teresa test tester testing testtest thomas thunder tiffany tiger
tigers tigger time tinkerbell toor topgun toyota travis trinity trouble truelove trustno trustnoone
tucker turtle tweety twitter ubuntu user username valentina vanessa vegeta venus victor victoria viking
vincent violet viper virginia voyager walter warcraft warrior web webmaster welcome whatever white
wildcat william willie wilson windows winner winston winter wizard woaini wolf wolverine wolves work
xbox xxx xxxx xxxxxx yamaha yankee yankees yellow zaq zaqwsx zaqxsw zinch zxc zxcv zxcvb zxcvbn zxcvbnm
`

/** Alternating digits and letters, in the order of the keyboard. */
const WALKS =
  '1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qaz1qaz 1qazxsw2 ' +
  'q1w2e3 q1w2e3r4 q1w2e3r4t5 zaq12wsx a1b2c3 a1b2c3d4 a1s2d3f4 1a2b3c 1a2b3c4d'

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
/** The characters that often surround a word: a few symbols, or a row of digits. */
const AROUND =
  /^(?:[^a-z]{0,4}|[^a-z]?(?:12345|123456|1234567|12345678|123456789|1234567890|11111|111111|000000)[^a-z]?)$/

/** No common password is longer: it has the longest word with the most characters around it. */
const LONGEST = 40

let known: ReadonlySet<string> | null = null
const words = () => (known ??= new Set(WORDS.trim().split(/\s+/)))
const walks: ReadonlySet<string> = new Set(WALKS.split(' '))

/**
 * Attackers try such passwords first: a common word in any case, with digits for letters and symbols around
 * it.
 */
export function isCommonPassword(password: string): boolean {
  if (password.length > LONGEST) return false
  const small = password.toLowerCase()
  if (walks.has(small.replace(/[^a-z0-9]+$/, ''))) return true
  // Tries both ways, because a word may start with a symbol that stands for a letter.
  return [/^([^a-z]*)(.*?)([^a-z]*)$/s, /^()(.*?)([^a-z]*)$/s].some((shape) => {
    const [, before = '', word = '', after = ''] = shape.exec(small) ?? []
    return (
      AROUND.test(before) &&
      AROUND.test(after) &&
      (words().has(lettersOf(word, 'i')) || words().has(lettersOf(word, 'l')))
    )
  })
}

/** `one`: the letter that a 1 stands for, because it is used for both. */
const lettersOf = (word: string, one: 'i' | 'l') =>
  word.replace(/[0-9@$!]/g, (sign) => (sign === '1' ? one : (LETTERS[sign] ?? sign)))
