import type { site as first } from '#site'
import { colours } from './colours.ts'

/** Another operator's site, in Arabic: what a copy of the product has in place of its own site.ts. */
export const site: typeof first = {
  name: 'دُكّان القسائم',
  shortName: 'دُكّان',
  tagline: 'قسائم مُجرَّبة',
  description: 'ابحث عن متجر، واكشف رمز القسيمة وانسخه. عروض ومراجعات صادقة في مكان واحد.',
  address: 'https://dukkan.example',
  language: {
    tag: 'ar',
    direction: 'rtl',
    formats: 'ar-u-nu-latn',
    furtherLetters: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  },
  letterLinksInFooter: true,
  colours,
  logo: 'public/logo.svg',
  nameInStory: 'دُكّان القسائم',
  contact: {
    phone: '+20 2 5550 1234',
    email: 'salam@dukkan.example',
    location: '٧ شارع النيل، القاهرة',
  },
  imprint: [
    ['الشركة', 'دُكّان للتسويق'],
    ['الشارع', '٧ شارع النيل'],
    ['المدينة', 'القاهرة'],
    ['البلد', 'مصر'],
  ],
  social: { whatsapp: 'https://wa.me/20255501234' },
  mailFrom: { name: 'دُكّان القسائم', address: 'no-reply@dukkan.example' },
  legalDates: {
    privacyPolicy: '2026-03-01',
    termsConditions: '2026-03-01',
    cookiesPolicy: null,
    accessibility: '2026-11-22',
  },
  timeZone: 'Africa/Cairo',
  withoutEndDate: 'لا يُعرف تاريخ الانتهاء',
  indexNow: null,
}
