import type { Coupon } from '#domain/coupon/coupon'
import { isLikelyMeant, isOneOf, matches, significantWordsOf, wordsOf } from '#domain/search/search-keys'
import { maxOffersFound } from '#domain/offers/offer-choices'
import { proofRank } from '#domain/proof/proof-wording'
import { checkTerm } from '#domain/search/search-term-params'
import type { ReadContext } from '#functions/entity/read-context'
import { type Correction, correctionsOf } from '#functions/search/dictionary'
import { findNamed, findStores } from '#functions/store/search/search'
import type { Item } from '#table/keys'
import { queryItems } from '#table/read'
import { offerDictionary } from './keys'
import { bestOffersOfStore, offersAt } from './list-offers'
import { type OfferWord, offersByWord, significantTitleWordsOf } from './offer-words'
import { bestKept } from './summary'

/** How many words are looked for, and how many offers of each are read. */
const bounds = { words: 3, perWord: 40 }

/**
 * Where fewer are found than `few`, the best offers of the first store found come next. As many stores are
 * looked for as by the page of a search, which reads them once.
 */
const filling = { few: 3, found: 24 }

/** Offers that have the words, then those of the store that has them. Throws `invalid`. */
export async function searchOffers(term: string, reader: ReadContext): Promise<Coupon[]> {
  checkTerm(term)
  const [found, { items: stores }] = await Promise.all([
    offersWith(term, reader),
    findStores(term, { limit: filling.found }),
  ])
  const [store] = stores
  if (found.length >= filling.few || !store) return found
  const ids = new Set(found.map(({ _id }) => _id))
  const best = await bestOffersOfStore(store.storeId, bestKept, reader)
  const others = best.filter(({ _id, proof }) => !ids.has(_id) && proof.state !== 'checking')
  // A store with another name does not stand beside what has the words.
  const isMeant = ({ storeId: { name } }: Coupon) =>
    found.length === 0 || matches(formsOf({ words: wordsOf(name) }), significantWordsOf(term))
  return [...found, ...others.filter(isMeant)].slice(0, bestKept)
}

/**
 * All words are in the title, the discount or the name of the store, one at least not in the last. A typing
 * error is forgiven where no title has all words, and no store's name begins with them.
 */
async function offersWith(term: string, reader: ReadContext): Promise<Coupon[]> {
  const wanted = significantWordsOf(significantTitleWordsOf(term).join(' ')).toSorted(
    (a, b) => b.length - a.length,
  )
  if (wanted.length === 0) return []
  const [typed, named] = await Promise.all([placesOf(wanted), findNamed(term, filling.found)])
  const isFound = named.items.length > 0 || typed.some((place) => matches(formsOf(place), wanted))
  const near = isFound ? [] : await correctionsOf(offerDictionary, wanted)
  const meant = near.filter(({ word, typed: was }) => isLikelyMeant(word, was))
  const texts = [wanted, ...meant.map(({ text }) => text.split(' '))]
  // Some of several words may be those of the store, which is not known yet.
  const whole = wanted.length === 1 ? maxOffersFound : 2 * maxOffersFound
  const others = await Promise.all(meant.map(placesWithWord))
  const places = new Map([...typed, ...others.flat()].map((place) => [place.couponId, place]))
  const offers = await offersAt([...places.values()].slice(0, whole), reader)
  // Words are without signs: '€10' is not '10%'.
  const signs = term.match(/[\p{Sc}%]/gu) ?? []
  const signsIn = ({ title, labels }: Coupon) =>
    signs.filter((sign) => `${title} ${labels.discount}`.includes(sign)).length
  const ranked = offers.map((offer) => ({ offer, rank: rankOf(offer, texts) }))
  return ranked
    .filter(({ rank }) => rank !== -1)
    .toSorted((a, b) => a.rank - b.rank || signsIn(b.offer) - signsIn(a.offer) || byProof(a.offer, b.offer))
    .slice(0, maxOffersFound)
    .map(({ offer }) => offer)
}

const byProof = (one: Coupon, other: Coupon) => proofRank(other.proof) - proofRank(one.proof)

/** The places of the words. Those of which the title has more of the words come first. */
async function placesOf(words: string[]): Promise<(Item & OfferWord)[]> {
  const found = await Promise.all(
    words.slice(0, bounds.words).map((word) => queryItems(offersByWord.beginning(word), bounds.perWord)),
  )
  const countOf = (item: OfferWord) => words.filter((word) => matches(formsOf(item), [word])).length
  return (found.flat() as (Item & OfferWord)[]).toSorted((a, b) => countOf(b) - countOf(a))
}

const placesWithWord = async ({ text, word }: Correction) =>
  (await placesOf(text.split(' '))).filter(({ words }) => isOneOf(words, word))

const formsOf = ({ words }: { words: string[] }) => ({ words, paired: 0, whole: words.join('') })

/** The index of the first text that finds the offer; -1 for none. */
function rankOf({ title, labels, storeId: { name } }: Coupon, texts: string[][]): number {
  const forms = formsOf({ words: wordsOf(`${title} ${labels.discount} ${name}`) })
  // '50' is no beginning of '500'.
  const isNumberOfOthers = (word: string) => /^\d+$/.test(word) && !forms.words.includes(word)
  return texts.findIndex((words) => matches(forms, words) && !words.some(isNumberOfOthers))
}
