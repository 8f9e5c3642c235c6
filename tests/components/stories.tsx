import type { ReactNode } from 'react'
import { BackLink } from '#components/back-link'
import { BlogCover } from '#components/blog-cover'
import button from '#components/button.module.css'
import { CopyButton } from '#components/copy-button'
import { PageFailure } from '#components/failure-boundary'
import { Field } from '#components/field'
import { FormOutcome } from '#components/form-outcome'
import { Icon } from '#components/icon'
import { Loaded } from '#components/loaded'
import { LocalDate } from '#components/local-date'
import { LogoTile } from '#components/logo-tile'
import { Notice } from '#components/notice'
import { ReadMore } from '#components/read-more'
import { SectionHead } from '#components/section-head'
import { Spinner } from '#components/spinner'
import { Stars } from '#components/stars'
import { StoreLogo } from '#components/store-logo'
import { Wordmark } from '#components/wordmark'

const store = { _id: '1', name: 'Zephyr Outfitters', slug: 'zephyr-outfitters', logo: '/missing.webp' }
const longName = 'Donaudampfschifffahrtsgesellschaftskapitän & Sons, Purveyors of Everything'
const nothing = () => undefined
const sent: [string, string] = ['Thank you.', 'We read every message.']

/** The states of every component of src/components. */
export const stories: Record<string, Record<string, ReactNode>> = {
  Button: {
    primary: (
      <button type="button" className={button.primary}>
        Get Coupon
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
  BlogCover: { 'without an image': <BlogCover src={undefined} /> },
  CopyButton: { 'before copying': <CopyButton text="WINDOWSILL" onRefused={nothing} /> },
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
    usual: <LogoTile store={store} />,
    'with a long name': <LogoTile store={{ ...store, name: longName }} />,
  },
  Notice: {
    empty: <Notice>There are no stores yet.</Notice>,
    'with a retry': <Notice onRetry={nothing}>Stores could not be loaded.</Notice>,
  },
  ReadMore: { usual: <ReadMore blog={{ _id: '1', title: 'How to read a coupon' }} /> },
  SectionHead: {
    usual: <SectionHead title="Top Stores" />,
    'with a link': (
      <SectionHead title="Top Blogs">
        <a href="/blogs">View all</a>
      </SectionHead>
    ),
  },
  Spinner: { usual: <Spinner label="Loading stores..." /> },
  Stars: { none: <Stars rating={0} />, tenths: <Stars rating={3.7} />, all: <Stars rating={5} /> },
  StoreLogo: { 'without an image': <StoreLogo store={store} alt="Zephyr Outfitters" /> },
  Wordmark: { usual: <Wordmark /> },
}
