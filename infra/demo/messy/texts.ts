import { messyNames } from './names'

const sentence =
  'They pack with care, answer on Sundays, and once sent a spare part for something that I had bought elsewhere. '
const compound = messyNames.compounds[0]!
const arabic =
  'وصل الطلب في يومين، وكانت العلبة سليمة والسعر أقل مما دفعته في المتجر (29.90 €). سأشتري من هنا مرة أخرى، رقم الطلب A-1042. '
const hebrew = 'החבילה הגיעה אחרי 3 ימים, עם קופון SAVE20 בפנים. ממליץ! '
const japanese = '注文してから二日で届きました。箱はきれいで値段も店より安かったのでまた買いたいと思います。'
const address = `https://example.com/${'a1b2c3d4'.repeat(40)}?ref=mail&utm_campaign=autumn#reviews`

function long(text: string, length: number): string {
  return `${text.repeat(Math.ceil(length / text.length)).slice(0, length - 1)}.`
}

export const messyTexts = [
  'x',
  sentence.trim(),
  long(sentence, 5000),
  arabic.trim(),
  long(compound, 600),
  'Good:\n- cheap\n- quick\n- kind\n\nBad:\n- the box\n- the other box',
  `Look here: ${address} and tell me.`,
  long(arabic, 5000),
  `${hebrew}Then in English, and ${compound}. ${japanese}`,
  long(japanese, 1200),
  '<p>Hello <b>world</b></p><br><script>alert("hi")</script> &amp; &lt;3',
  `One line.\n\n\n\n\n\n\n\n\n\n\n\n\nAnother one, far below.`,
  '👍'.repeat(300),
  `1. first\n2. second\n3. third\n${'10. tenth and much longer than the others, so that it wraps. '.repeat(6)}`,
  '!!!!!!!!!! ?????????? ##########',
  long('W', 1500),
  'SHOUTING ALL THE TIME '.repeat(30).trim(),
  'ปู่ย่าตายายผู้ยิ่งใหญ่ที่สุดในโลกชอบซื้อของที่นี่มากเพราะราคาถูกและส่งเร็ว'.repeat(4),
  `\t\tIndented   with    blanks\n    and\ttabs, such as\n\tcode = { "of": "a" }`,
  'Z̸̡̢̧̨̛̲̳̹̺̻̼a̸̡l̸̡g̸̡o̸̡ was here. '.repeat(12).trim(),
]

const points = [
  'Quick',
  'Free returns',
  long(compound, 200),
  'شحن مجاني',
  '送料無料',
  '🚚🚚🚚',
  long(sentence, 200),
  address.slice(0, 200),
  'Quick',
  '.',
  'ร้านขายของชำที่ดีที่สุด',
  '<li>not a list</li>',
]

export function messyPoints(count: number, from: number): string[] {
  return Array.from({ length: count }, (_, at) => points[(from + at) % points.length]!)
}

export const messyTitles = [
  'Deal',
  long(compound, 200),
  'خصم كبير على جميع المنتجات هذا الأسبوع فقط',
  '全品五割引',
  '!!!',
  long(sentence, 200),
  '🎉🎉🎉',
  '50 % off <b>everything</b> & more',
  'מבצע SALE 2 ב-1',
  address.slice(0, 200),
  'ลดราคาครั้งใหญ่',
  'W'.repeat(200),
  '“Quoted” — with dashes – and ‘more’',
]

export const messyTerms = [
  long(compound, 1000),
  '- one\n- two\n- three\n- four\n- five',
  'الشروط والأحكام تنطبق على جميع المشتريات',
  '<script>alert(1)</script>',
  long(sentence, 1000),
]

export const messyCodes = [
  'A',
  'SAVE20',
  'W'.repeat(100),
  'خصم20',
  '割引',
  'a b c d',
  '🎁',
  'il1IO0-'.repeat(8),
  '<b>',
]
