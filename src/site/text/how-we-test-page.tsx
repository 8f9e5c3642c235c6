import { Link } from 'react-router-dom'
import { site } from '#site'
import { sitePages } from '#domain/site-pages'
import { LegalText } from './legal-text'

/** How it is judged whether offers work (product.md, section 25). */
export default function HowWeTestPage() {
  return (
    <LegalText
      title={sitePages.howWeTest.title}
      description={`How ${site.name} finds out which codes work, how offers are ordered, and what we don't know.`}
    >
      <p>
        A code that has died looks like one that works. So we ask the people who try it, and our staff try
        codes themselves. This page says how we judge what we hear.
      </p>
      <h2>Who says that a code works</h2>
      <p>
        In each offer you can say whether it worked for you: yes, no, or only on some things. That last answer
        counts half for the offer and half against it, and not among those for whom it worked. You may say so
        once a day for each offer, and change it on that day. Only visitors who have opened the offer on that
        day are heard. All visitors of one network together have one voice a day, so that nobody can vote a
        code up or down by themselves.
      </p>
      <p>
        A test by our staff counts like three visitors, and what a shop tells us by a feed of its offers
        counts like two.
      </p>
      <h2>Older answers count less</h2>
      <p>
        An answer counts half after 12 hours for an offer of up to 3 days, after 7 days for one of up to 90
        days, and after 30 days for one that lasts longer or has no end. It also counts half after six further
        answers. So a good past cannot hide for long that a code has died.
      </p>
      <h2>What we show</h2>
      <ul>
        <li>
          &ldquo;Worked for 7 of 9 people&rdquo; is shown from three answers on that still count. Each person
          counts as one, and those of older days as less. Our own tests are not among them.
        </li>
        <li>&ldquo;Tested by us&rdquo; has the time of our own last test.</li>
        <li>&ldquo;Not tested yet&rdquo; means that nobody has told us anything.</li>
        <li>
          &ldquo;Too few recent answers&rdquo; means that we have heard something, but not enough of late.
        </li>
        <li>
          &ldquo;May no longer work, being checked&rdquo; means that people say it fails. The offer stays
          where it is until a member of our staff has tried it. Visitors alone never take an offer away.
        </li>
      </ul>
      <h2>How offers are ordered</h2>
      <p>
        By the share of cases in which we are fairly sure that they work: the lower end of Wilson&rsquo;s
        interval, with nine chances in ten that the truth is not below it. An offer that few people have tried
        begins with the rate at which other offers of its store work, which counts like two answers. Of a
        store that nothing is known of we assume a half. The offers that load together, up to 24, are in this
        order, and those being checked come last.
      </p>
      <p>
        What a store pays us is no part of this. We may earn a commission when you buy, and it moves no offer
        up or down.
      </p>
      <h2>What we don&rsquo;t know</h2>
      <p>
        We do not see what happens in the shop. An answer may be wrong, and a code may work for some people
        only. If something is not right, <Link to={sitePages.reachUs.path}>tell us</Link>.
      </p>
      <h2>What we keep of you</h2>
      <p>
        Of an answer we keep what you said and a reason, if you gave one, for 180 days. We do not keep who you
        are: a random key of the day tells visitors apart, and it is deleted when the day is over.
      </p>
    </LegalText>
  )
}
