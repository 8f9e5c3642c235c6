export const messyNames = {
  compounds: [
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas',
    'Kindercarnavalsoptochtvoorbereidingswerkzaamheden',
    'Nordvästersjökustartilleriflygspaningssimulatoranläggningsmaterielunderhåll',
    'Megszentségteleníthetetlenségeskedéseitekért',
    'Anticonstitutionnellement',
    'Kraftfahrzeug-Haftpflichtversicherungs-Vergleichsrechner',
    'W'.repeat(100),
    'i'.repeat(100),
    'Mm'.repeat(50),
  ],
  short: ['A', 'z', 'Q', 'X', 'HP', 'LG', '3M', 'H&M', 'C&A', 'O2', 'Ø', 'ß', 'é', 'DM'],
  cjk: separated(`
    京东 | 淘宝网 | 無印良品 | ユニクロ | 쿠팡 | 당신의집에서가까운모든가게 | 東京特許許可局許可局長の店
    | 龘靐齉爩鱻麤龗灪吁龘
    | 株式会社とてもながいなまえのおみせでだれもさいごまでよめないうえにくぎりがどこにもないのでおりかえせない
    | 北京市朝阳区建国门外大街一号国贸商城地下一层日用百货专营店 | 我 | ﾊﾝｶｸｶﾀｶﾅ | １２３ＡＢＣ
  `),
  emoji: separated(`
    🦊 | 🛒🛒🛒 | 👩‍👩‍👧‍👦 | 🏳️‍🌈 Flags | 🇩🇪🇫🇷🇯🇵 | 👍🏽 Thumbs | 🏴󠁧󠁢󠁷󠁬󠁳󠁿 Cymru
    | 1️⃣2️⃣3️⃣ | ☕️ | 💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐💐
    | Pizza🍕Palace
  `),
  rightToLeft: [
    'متجر الأحذية والملابس الرياضية',
    'سوق',
    'حنوت הספרים הגדולה ביותר בירושלים',
    'החנות של דוד (1998)',
    'فروشگاه اینترنتی دیجی‌کالا',
    'اردو بازار کی سب سے بڑی دکان',
    'ABC שלום 123',
    'שלום Zephyr!',
    'متجر 50% تخفيض',
    'والمستشفىوالمدرسةوالجامعةوالمكتبةوالمتحفوالسوقوالميناءوالمطار',
    'ކިޔަވަންކުރި',
    'ܫܠܡܐ',
  ],
  punctuation: `!!! ??? ... — & @ # % ***** ¿¡ «» ((( " ' § // \\`.split(' '),
  identical: Array.from({ length: 20 }, () => 'Main Street Market'),
  marks: [
    'Z̸̡̢̧̨̛̲̳̹̺̻̼͇͈͉͍͎̃̄̅̆̇̈̉̊̋̌̍̎̏a̸̡̢̧̨̛l̸̡̢g̸̡̢o̸̡̢ ̸̡̢S̸̡̢t̸̡̢o̸̡̢r̸̡̢e̸̡̢',
    'Café decomposed',
    'Ệ ặ ữ Tiệm Tạp Hoá',
    'Ǫ̃́ǘ̃',
    'a⃝b⃝c⃝',
    'S̲t̲r̲u̲c̲k̲ ̶o̶u̶t̶',
    'İstanbul ıspanak',
    'ſtrange ﬁne ﬂour',
    'Ålesund Ångström',
  ],
  addresses: separated(`
    https://www.example.com/shop/index.php?category=17&sort=price&utm_source=newsletter&utm_medium=m
    | www.a-very-long-name-for-a-shop-that-nobody-can-remember-or-type.example | example.com
    | shop@example.com | //example.com/path | javascript:alert(1) | mailto:nobody@example.com
    | file:///etc/passwd | C:\\Program Files\\Shop\\shop.exe | ../../etc/passwd
  `),
  markup: [
    '<script>alert(1)</script>',
    '<b>Bold</b> & Sons',
    '<img src=x onerror=alert(1)>',
    '&lt;Escaped&gt; &amp; twice',
    '"><svg onload=alert(1)>',
    "Robert'); DROP TABLE Stores;--",
    '{{7*7}}',
    '${process.env.HOME}',
    '%s%n%x',
    '%00%0a',
    'null',
    'undefined',
    'NaN',
    'true',
    '[object Object]',
    '__proto__',
    'constructor',
    'toString',
    ']]>',
    '<!-- comment -->',
    '</title>',
    '\\u0041',
  ],
  tall: separated(`
    ปู่ย่าตายายผู้ยิ่งใหญ่ที่สุดในโลก | ร้านขายของชำ
    | བོད་ཀྱི་ཚོང་ཁང་རྒྱུགས | ហាងលក់ទំនិញគ្រប់ប្រភេទ
    | မြန်မာ့ဈေးကြီးများဆိုင် | हिन्दी की सबसे बड़ी दुकान
    | தமிழ்நாட்டின்மிகப்பெரியகடை | ക്ഷ്ത്ര്യ കട | ኢትዮጵያ ሱቅ
    | ᠮᠣᠩᠭᠣᠯ ᠳᠡᠯᠭᠡᠭᠦᠷ | ﷺ | 𒐫𒈙⸻ | ꙮ | (ง ͠° ͟ل͜ ͡°)ง
  `),
  wordy: [
    'The Society for the Promotion of Moderately Priced Household Goods in the Northern Counties of Wales',
    'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z 0 1 2 3 4 5 6 7 8 9 A B C D E F G H I J K L M N',
    'very quiet shop in lower case with many small words and no end that one would ever come to really',
    'LOUD SHOP IN CAPITAL LETTERS THAT SHOUTS ITS WHOLE NAME AND TAKES MORE ROOM THAN ANY OTHER OF THEM',
    'hyphen-ated-with-out-any-space-so-that-it-can-break-only-at-its-hyphens-if-it-breaks-at-all-there',
    'under_scored_name_without_any_place_to_break_it_in_two_for_as_long_as_it_lasts_and_lasts_and_lasts',
    'slash/separated/parts/of/a/name/that/looks/like/a/path/but/is/the/name/of/a/shop/with/departments',
    'dots.in.the.name.of.a.shop.that.looks.like.a.domain.but.is.not.one.and.never.was.one.in.its.life.x',
  ],
  numbers: separated(`
    1 | 2 | 10 | 007 | 3.14159265358979323846264338327950288419716939937510582097494459 | 1,000,000
    | -5 | 1e100 | 50% Off #1 | 99 Cents | 2 Go | 10 Go | 2024-12-24 | ½ Price | № 5 | Ⅷ
  `),
  leading: separated(`
    "Quoted" | 's-Hertogenbosch | (Brackets) | @handle | #hashtag | $avings | ¡Olé! | … later | -- dash
    | * star
  `),
  folded: separated(`
    Ørsted | Łódź | Þórshöfn | Æsop | Œuvre | ðeoæ | Straße | STRASSE | Müller | Mueller | O’Reilly
    | O'Reilly | J.Crew | 7-Eleven | naïve | Đà Nẵng
  `),
} satisfies Record<string, string[]>

function separated(names: string): string[] {
  return names.split('|').map((name) => name.trim())
}

const longest = 100

const written = Object.values(messyNames).flat()

export function namesOf(count: number): string[] {
  const pairs = Array.from({ length: Math.max(0, count - written.length) }, (_, at) =>
    paired(written[(at * 7 + 3) % written.length]!, written[(at * 37 + 11) % written.length]!),
  )
  return [...written, ...pairs].slice(0, count)
}

function paired(one: string, other: string): string {
  let name = ''
  for (const { segment } of new Intl.Segmenter().segment(`${one} ${other}`)) {
    if (name.length + segment.length > longest) break
    name += segment
  }
  return name
}
