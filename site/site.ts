import type { SiteColours } from './site-colours.ts'
import { colours } from './colours.ts'

/** What an operator sets about this site: all that makes it somebody's. Its long texts are in site/. */
interface Site {
  /** Its name: in the header, in titles, texts and mails, and in the app that makes staff's sign-in codes. */
  name: string
  /** Its name beneath an icon on a device, which shows about 12 characters. */
  shortName: string
  /** What it offers, in a few words. It follows the name in the title of the home page. */
  tagline: string
  /** What a search engine shows beneath the title of the home page: at most 160 characters. */
  description: string
  /** The address that visitors use, without a slash at its end: that of the environment `prod`. */
  address: string
  /**
   * The language of the texts that visitors read, by its BCP 47 tag, and the direction in which it is
   * written. `formats` is the tag by which dates and numbers are written: 'en-GB' is '24 December 2026',
   * 'en-US' is 'December 24, 2026'.
   */
  language: {
    tag: string
    direction: 'ltr' | 'rtl'
    formats: string
    /** The letters by which stores are listed beside A to Z, in capitals and in order: 'АБВГ…'. Or ''. */
    furtherLetters: string
  }
  /** Whether the letters in the footer lead to the stores whose names begin with them. */
  letterLinksInFooter: boolean
  /** In light and in dark (site/colours.ts). A test measures the contrast of those that meet. */
  colours: SiteColours
  /** The SVG file of the logo in a square, from which the build makes every icon (docs/your-site.md). */
  logo: string
  /** The name by which Our Story speaks of it. */
  nameInStory: string
  /** How visitors reach its operator, on Reach Us and in the imprint. The phone number as from abroad. */
  contact: { phone: string; email: string; location: string }
  /** Who answers for it, line by line, above the contact in the imprint. */
  imprint: readonly (readonly [term: string, value: string])[]
  /** Where its operator is on social networks. A network that is left out has no link. */
  social: Partial<Record<'facebook' | 'instagram' | 'twitter' | 'whatsapp', string>>
  /** Who mails come from, where an environment sends them. SES has verified the domain (docs/deploy.md). */
  mailFrom: { name: string; address: string }
  /** The days since which the texts in site/ hold, as '2026-12-24'. Null where a page says none. */
  legalDates: Record<'privacyPolicy' | 'termsConditions' | 'cookiesPolicy', string | null> & {
    /** When the accessibility statement was last compared with docs/accessibility.md. */
    accessibility: string
  }
  /** The time zone in which staff type days and visitors read them, by its IANA name: 'Europe/London'. */
  timeZone: string
  /** The date line in the dialog of an offer whose end nobody has said. */
  withoutEndDate: string
  /**
   * Tells search engines that take part in IndexNow which addresses have changed: null does not. The key is
   * any 8 to 128 of a-z, A-Z, 0-9 and hyphens. It is public: a file of its name proves who sent them.
   */
  indexNow: { key: string } | null
}

export const site: Site = {
  name: 'Clipwell',
  shortName: 'Clipwell',
  tagline: 'coupon codes that still work',
  description:
    'Find a store, reveal its coupon code and copy it. Offers, honest reviews and shopping stories in one directory.',
  address: 'https://www.example.com',
  language: { tag: 'en', direction: 'ltr', formats: 'en-GB', furtherLetters: '' },
  letterLinksInFooter: false,
  colours,
  logo: 'public/logo.svg',
  nameInStory: '[Your Website Name]',
  contact: {
    phone: '+1 555 0100',
    email: 'contact@example.com',
    location: '12 Sample Street, Sampletown',
  },
  imprint: [
    ['Street', '12 Sample Street'],
    ['City', 'Sampletown'],
    ['State', 'Sample State'],
    ['Postal code', '12345'],
    ['Country', 'Sampleland'],
    ['Tax number', '00/000/00000'],
  ],
  social: {
    facebook: 'https://www.facebook.com/',
    instagram: 'https://www.instagram.com/',
    twitter: 'https://twitter.com/',
    whatsapp: 'https://www.whatsapp.com/',
  },
  mailFrom: { name: 'Clipwell', address: 'no-reply@example.com' },
  legalDates: {
    privacyPolicy: null,
    termsConditions: null,
    cookiesPolicy: null,
    accessibility: '2026-11-22',
  },
  timeZone: 'UTC',
  withoutEndDate: 'End date: December 24, 2024',
  indexNow: null,
}
