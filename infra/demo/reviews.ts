import { daysBefore } from './calendar'
import { beautyReviews } from './reviews/beauty-and-care'
import { booksReviews } from './reviews/books-and-hobbies'
import { electronicsReviews } from './reviews/electronics'
import { fashionReviews } from './reviews/fashion'
import { foodReviews } from './reviews/food-and-drink'
import { homeReviews } from './reviews/home-and-garden'
import { outdoorsReviews } from './reviews/outdoors'
import { petsReviews } from './reviews/pets'
import type { WrittenReview } from './reviews/written'
import type { Brand } from './stores'

const reviews = {
  ...outdoorsReviews,
  ...homeReviews,
  ...fashionReviews,
  ...beautyReviews,
  ...foodReviews,
  ...electronicsReviews,
  ...petsReviews,
  ...booksReviews,
}

export const demoReviews = (Object.entries(reviews) as [Brand, WrittenReview[]][]).flatMap(
  ([brand, ofBrand], at) =>
    ofBrand.map(({ days, ...review }, place) => ({
      brand,
      ...review,
      createdAt: daysBefore(days, 500 + at * 11 + place),
    })),
)
