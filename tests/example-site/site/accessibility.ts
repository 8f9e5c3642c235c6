import { site } from '#site'
import type { WrittenPage } from '#site/written-page'

export const accessibility: WrittenPage = {
  description: `كيف يمكن للجميع استخدام ${site.name}.`,
  text: `
${site.name} للجميع. هذا البيان بتاريخ ${site.legalDates.accessibility}.

## أخبرنا

إن واجهتك عقبة [فراسلنا](/reach-us).
`,
}
