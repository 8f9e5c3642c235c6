import { Link } from 'react-router-dom'
import { site } from '#site'
import { sitePages } from '#domain/site-pages'
import { LegalText } from './legal-text'

/** The day on which this statement was last compared with docs/accessibility.md. */
const judgedOn = '22 November 2026'

/** What works for whom, what is known not to, and where to say so (product.md, section 2). */
export default function AccessibilityPage() {
  return (
    <LegalText
      title={sitePages.accessibility.title}
      description={`How ${site.name} can be read and used by everyone, and how to tell us where it can't.`}
    >
      <p>{site.name} is for everyone, however you read it and whatever you use it with.</p>
      <h2>What you can expect</h2>
      <p>
        We build these pages to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. You can
        use them with a keyboard alone, with a screen reader, by touch and by voice. You can enlarge them to
        400 %, widen the spacing of their text, and read them in light, dark or high-contrast colours.
      </p>
      <p>
        Nothing here runs out of time. The logos on the home page turn by themselves, and a button beside them
        stops them. They stand still if your device asks for less motion.
      </p>
      <h2>What we know does not work for everyone</h2>
      <ul>
        <li>
          Stores, reviews and stories are in the language of the people who wrote them. They are not marked
          with it, so a screen reader may speak them with the wrong voice.
        </li>
        <li>
          Pictures of categories and of reviews have no description of their own. The text beside them says
          what they stand for.
        </li>
        <li>Links to stores and social networks lead to sites of others, which we do not judge.</li>
      </ul>
      <h2>How we know</h2>
      <p>
        Every page is judged by a program each time we change one, by keyboard, by its contrast and at many
        widths. No outside body has assessed it. This statement is of {judgedOn}.
      </p>
      <h2>Tell us</h2>
      <p>
        If something stands in your way, <Link to={sitePages.reachUs.path}>reach us</Link>: say on which page
        it was and what you use to read it. If you need something from these pages in another form, ask us for
        it there.
      </p>
    </LegalText>
  )
}
