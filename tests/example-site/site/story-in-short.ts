import { site } from '#site'

export const storyInShort = [
  ['حكايتنا', `بدأ ${site.name} بدفتر صغير من الرموز التي نجحت.`],
  ['رؤيتنا', 'سعر عادل لا يحتاج إلى حظ.'],
  ['نحن هنا', 'إذا لم ينجح رمز فأخبرنا.'],
] as const
