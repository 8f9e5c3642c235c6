import type { Store } from '#domain/store/store'
import type { OwnField } from '../../components/form/default-fields'
import type { Exported } from '../../components/table/column'
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

export const exportedAffiliation: Exported<Store> = {
  Network: ({ network }) => network,
  'Advertiser id': ({ advertiserId }) => advertiserId,
  'Tracking template': ({ linkTemplate }) => linkTemplate,
}

export const affiliationFields = {
  network: { group: affiliation, hint: 'Such as awin, cj or rakuten' },
  advertiserId: { group: affiliation, hint: 'The number of the shop at the network' },
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
  subIdParam: { group: affiliation, hint: 'Such as clickref (Awin), sid (CJ) or u1 (Rakuten)' },
} satisfies Record<string, OwnField<Store, string>>
