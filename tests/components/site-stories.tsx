import { Route, Routes } from 'react-router-dom'
import { breadcrumbs } from '#domain/breadcrumbs'
import type { Store } from '#domain/store'
import { BackLink } from '#components/back-link'
import { BlogCover } from '#components/blog-cover'
import button from '#components/button.module.css'
import { Breadcrumbs } from '#components/breadcrumbs'
import { CopyButton } from '#components/copy-button'
import { PageFailure } from '#components/failure-boundary'
import { Field } from '#components/field'
import { FormOutcome } from '#components/form-outcome'
import { Honeypot } from '#components/honeypot'
import { Icon } from '#components/icon'
import { Loaded } from '#components/loaded'
import { LocalDate } from '#components/local-date'
import { LogoTile } from '#components/logo-tile'
import { LongList } from '#components/long-list'
import { Notice } from '#components/notice'
import { PageHead } from '#components/page-head'
import { Prose } from '#components/prose'
import { ReadMore } from '#components/read-more'
import { RemoteImage } from '#components/remote-image'
import { SectionHead } from '#components/section-head'
import { ShowMore } from '#components/show-more'
import { Spinner } from '#components/spinner'
import { Stars } from '#components/stars'
import { StoreLogo } from '#components/store-logo'
import { Wordmark } from '#components/wordmark'
import { Footer } from '../../src/site/layout/footer'
import { Header } from '../../src/site/layout/header'
import { HomeLink } from '../../src/site/layout/home-link'
import { Navigation } from '../../src/site/layout/navigation'
import { SearchBox } from '../../src/site/search/search-box'
import { brokenPicture, longName, nothing, picture, Pressed, type Stories, Typed } from './stories'

const store = { _id: '1', name: 'Zephyr Outfitters', slug: 'zephyr-outfitters', logo: null } as Store
const stores = [store, { ...store, _id: '2', name: longName, slug: 'long', logo: picture }]
const sent: [string, string] = ['Thank you.', 'We read every message.']

/** What the search box is given to show, by what is typed. */
export const searches: Record<string, Store[]> = { zep: stores, zephyr: stores, none: [] }

const list = { error: null, retry: nothing, next: null, loadMore: nothing, more: 'idle' } as const
const square = { width: 120, height: 120, fallback: 'No image' }
const longList = {
  what: 'stores',
  failed: 'Failed to load stores. Please try again later.',
  empty: <Notice>No stores to display.</Notice>,
  Page: Tiles,
}

function Tiles({ items }: { items: Store[] }) {
  return (
    <>
      {items.map((each) => (
        <LogoTile key={each._id} store={each} />
      ))}
    </>
  )
}

/** The states of every component of src/components and of the site's layout. */
export const stories: Stories = {
  Button: {
    primary: (
      <button type="button" className={button.primary}>
        Get Coupon
      </button>
    ),
    'primary, busy': (
      <button type="button" className={button.primary} aria-disabled>
        Sending...
      </button>
    ),
    'quiet, busy': (
      <button type="button" className={button.quiet} aria-disabled>
        Loading more...
      </button>
    ),
    quiet: (
      <button type="button" className={button.quiet}>
        Show more
      </button>
    ),
    'with an icon': (
      <button type="button" className={button.quiet}>
        Visit <Icon name="outward" />
      </button>
    ),
  },
  BackLink: { usual: <BackLink /> },
  BlogCover: {
    usual: <BlogCover src={picture} />,
    'without an image': <BlogCover src={undefined} />,
  },
  Breadcrumbs: {
    usual: <Breadcrumbs way={breadcrumbs.coupons({ name: 'Zephyr', slug: 'zephyr', category: null })} />,
    'long names': (
      <Breadcrumbs
        way={breadcrumbs.store({
          name: 'Donaudampfschifffahrtsgesellschaft '.repeat(9),
          slug: 'long',
          category: { name: 'تخفيضات كبيرة على كل ما تحتاجه في البيت والحديقة', slug: 'rtl' },
        })}
      />
    ),
  },
  CopyButton: {
    'before copying': <CopyButton text="WINDOWSILL" onRefused={nothing} />,
    'after copying': (
      <Pressed>
        <CopyButton text="WINDOWSILL" onRefused={nothing} />
      </Pressed>
    ),
  },
  PageFailure: { usual: <PageFailure /> },
  Field: {
    usual: (
      <Field label="Name">
        <input />
      </Field>
    ),
    'with a hint': (
      <Field label="Phone" hint="Optional">
        <input type="tel" />
      </Field>
    ),
    'a longer text': (
      <Field label="Your comment">
        <textarea rows={3} defaultValue="Came the next day, well packed." />
      </Field>
    ),
    'a choice': (
      <Field label="Store">
        <select>
          <option>Zephyr Outfitters</option>
        </select>
      </Field>
    ),
  },
  FormOutcome: {
    sent: <FormOutcome outcome={{ sent: true }} sent={sent} failed="Not sent." />,
    failed: (
      <FormOutcome
        outcome={{ sent: false, reason: 'Try again in 40 seconds.' }}
        sent={sent}
        failed="Not sent."
      />
    ),
  },
  Honeypot: { 'not visible': <Honeypot /> },
  Loaded: {
    loading: (
      <Loaded
        data={undefined}
        error={null}
        onRetry={nothing}
        loading={<Spinner label="Loading stores..." />}
        failed=""
      >
        {nothing}
      </Loaded>
    ),
    failed: (
      <Loaded
        data={undefined}
        error={new Error()}
        onRetry={nothing}
        loading={null}
        failed="Stores could not be loaded."
      >
        {nothing}
      </Loaded>
    ),
    'with data': (
      <Loaded data="Zephyr Outfitters" error={null} onRetry={nothing} loading={null} failed="">
        {(name) => <p>{name}</p>}
      </Loaded>
    ),
  },
  LocalDate: { usual: <LocalDate iso="2026-05-31T12:00:00.000Z" /> },
  LogoTile: {
    usual: <LogoTile store={{ ...store, logo: picture }} />,
    'without an image': <LogoTile store={store} />,
    'with a long name': <LogoTile store={{ ...store, name: longName }} />,
  },
  LongList: {
    loading: <LongList list={{ ...list, pages: undefined }} {...longList} />,
    failed: <LongList list={{ ...list, pages: undefined, error: new Error() }} {...longList} />,
    empty: <LongList list={{ ...list, pages: [[]] }} {...longList} />,
    whole: <LongList list={{ ...list, pages: [stores] }} {...longList} />,
    'with more': <LongList list={{ ...list, pages: [stores], next: 'c' }} {...longList} />,
    'the rest failed': (
      <LongList list={{ ...list, pages: [stores], next: 'c', more: 'failed' }} {...longList} />
    ),
    'from a cursor': (
      <Routes location="/explore?cursor=c">
        <Route path="*" element={<LongList list={{ ...list, pages: [stores] }} {...longList} />} />
      </Routes>
    ),
  },
  Notice: {
    empty: <Notice>There are no stores yet.</Notice>,
    'with a retry': <Notice onRetry={nothing}>Stores could not be loaded.</Notice>,
  },
  PageHead: {
    usual: <PageHead title="Explore">Every store, by its name.</PageHead>,
    'with a picture': (
      <PageHead title="Electronics" picture={picture}>
        Phones, headphones and what charges them.
      </PageHead>
    ),
    'with a long title': <PageHead title={longName} />,
  },
  Prose: {
    lines: <Prose text={'One line,\nand another one.'} />,
    lists: <Prose text={'Good:\n- cheap\n- quick\n\nTo do:\n1. Choose.\n2. Pay.'} />,
    links: <Prose text="See https://example.com/sizes, and ask." withLinks />,
    'right to left': <Prose text={'متجر الأحذية:\n- أحذية\n- ملابس'} />,
  },
  ReadMore: { usual: <ReadMore blog={{ _id: '1', title: 'How to read a coupon' }} /> },
  RemoteImage: {
    usual: <RemoteImage src={picture} alt="A square" {...square} />,
    missing: <RemoteImage src={null} alt="" {...square} />,
    broken: <RemoteImage src={brokenPicture} alt="" {...square} load="now" />,
  },
  SectionHead: {
    usual: <SectionHead title="Top Stores" />,
    'with a link': (
      <SectionHead title="Top Blogs">
        <a href="/blogs">View all</a>
      </SectionHead>
    ),
  },
  ShowMore: {
    usual: <ShowMore list={list} next="c" what="stores" count={1} onAsk={nothing} />,
    loading: (
      <ShowMore list={{ ...list, more: 'loading' }} next="c" what="stores" count={1} onAsk={nothing} />
    ),
  },
  Spinner: { usual: <Spinner label="Loading stores..." /> },
  Stars: { none: <Stars rating={0} />, tenths: <Stars rating={3.7} />, all: <Stars rating={5} /> },
  StoreLogo: {
    usual: <StoreLogo store={{ ...store, logo: picture }} alt="Zephyr Outfitters" />,
    'without an image': <StoreLogo store={store} alt="Zephyr Outfitters" />,
  },
  Wordmark: { usual: <Wordmark /> },
  Header: { usual: <Header withSearch /> },
  HomeLink: { usual: <HomeLink /> },
  Navigation: { usual: <Navigation label="Main" /> },
  SearchBox: {
    usual: <SearchBox />,
    large: <SearchBox large />,
    'stores that were found': (
      <Typed text="zep">
        <SearchBox />
      </Typed>
    ),
    'more than are shown': (
      <Typed text="zephyr">
        <SearchBox />
      </Typed>
    ),
    'nothing found': (
      <Typed text="none">
        <SearchBox />
      </Typed>
    ),
    failed: (
      <Typed text="fail">
        <SearchBox />
      </Typed>
    ),
  },
  Footer: { usual: <Footer /> },
}
