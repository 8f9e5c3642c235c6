import { fullDate } from '#domain/full-date'
import { site } from '#site'
import type { WrittenPage } from '#domain/written-text'

export const accessibility: WrittenPage = {
  description: `كيف يمكن للجميع استخدام ${site.name}.`,
  text: `
${site.name} للجميع. هذا البيان بتاريخ ${fullDate(site.legalDates.accessibility)}.

## أخبرنا

إن واجهتك عقبة [فراسلنا](/reach-us).
`,
}
