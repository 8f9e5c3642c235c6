import { expect, test } from 'vitest'
import { breadcrumbs } from './breadcrumbs'

const category = { name: 'Home & Garden', slug: 'home-&-garden' }
const store = { name: 'Süße "Ecke"', slug: 'süße-ecke', category }

const home = { name: 'Home', path: '/home' }
const explore = { name: 'Explore', path: '/explore' }
const ofCategory = { name: 'Home & Garden', path: '/explore/home-%26-garden' }
const ofStore = { name: 'Süße "Ecke"', path: '/store/s%C3%BC%C3%9Fe-ecke' }

test('the way to a page goes down from the home page, and ends at the page itself', () => {
  expect(breadcrumbs.category(category)).toEqual([home, explore, ofCategory])
  expect(breadcrumbs.store(store)).toEqual([home, explore, ofCategory, ofStore])
  expect(breadcrumbs.coupons(store)).toEqual([
    home,
    explore,
    ofCategory,
    ofStore,
    { name: 'Coupons', path: '/coupons/s%C3%BC%C3%9Fe-ecke' },
  ])
  expect(breadcrumbs.storeReviews(store)).toEqual([
    home,
    explore,
    ofCategory,
    ofStore,
    { name: 'Reviews', path: '/reviews/s%C3%BC%C3%9Fe-ecke' },
  ])
  expect(breadcrumbs.blog({ _id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', title: 'Ten ways' })).toEqual([
    home,
    { name: 'Blogs', path: '/blogs' },
    { name: 'Ten ways', path: '/blogs/01ARZ3NDEKTSV4RRFFQ69G5FAV' },
  ])
})

test('a store without a category is below all stores', () => {
  expect(breadcrumbs.store({ ...store, category: null })).toEqual([home, explore, ofStore])
})
