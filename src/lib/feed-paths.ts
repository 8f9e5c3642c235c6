/** The addresses of feeds, without the ending of their form: `.atom`, `.json`. */
export const feedPaths = {
  offers: '/feeds/offers',
  blogs: '/feeds/blogs',
  store: (slug: string) => `/feeds/store/${encodeURIComponent(slug)}`,
  category: (slug: string) => `/feeds/category/${encodeURIComponent(slug)}`,
}
