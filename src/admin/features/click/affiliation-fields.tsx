import type { Store } from '#domain/store/store'
import type { Field } from '../../components/form/fields'
import { SelectInput } from '../../components/form/select-input'
import { TextInput } from '../../components/form/text-input'

const affiliation = 'Affiliate network'

const templateHint =
  "The network's address, with {URL} where the link of an offer goes, and maybe {MID} for the advertiser id " +
  'and {SUBID}'

const linkModeLabels = [
  ['', 'Through our own address, which counts clicks'],
  ['direct', 'Straight to the shop'],
] as const

const linkModeHint =
  'Straight for a network that forbids redirects. Clicks without JavaScript are not counted then.'

export const affiliationFields = {
  network: {
    label: 'Network',
    group: affiliation,
    empty: '',
    of: ({ network }) => network ?? '',
    input: (field) => <TextInput {...field} hint="Such as awin, cj or rakuten" />,
  },
  advertiserId: {
    label: 'Advertiser id',
    group: affiliation,
    empty: '',
    of: ({ advertiserId }) => advertiserId ?? '',
    input: (field) => <TextInput {...field} hint="The number of the shop at the network" />,
  },
  linkTemplate: {
    label: 'Tracking template',
    group: affiliation,
    empty: '',
    of: ({ linkTemplate }) => linkTemplate ?? '',
    input: (field) => <TextInput {...field} hint={templateHint} />,
  },
  linkMode: {
    label: 'Way to the shop',
    group: affiliation,
    empty: '' as const,
    of: ({ linkMode }) => (linkMode === 'direct' ? linkMode : ''),
    input: (field) => <SelectInput {...field} options={linkModeLabels} hint={linkModeHint} />,
  },
  subIdParam: {
    label: 'Sub-id parameter',
    group: affiliation,
    empty: '',
    of: ({ subIdParam }) => subIdParam ?? '',
    input: (field) => <TextInput {...field} hint="Such as clickref (Awin), sid (CJ) or u1 (Rakuten)" />,
  },
} satisfies Record<string, Field<Store, string>>
