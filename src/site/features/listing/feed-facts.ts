import { feedLinks, feedPaths } from '#domain/listing/seo-routes'

interface Named {
  name: string
  slug: string
}

export const storeFeed = ({ name, slug }: Named) => ({
  alternates: feedLinks(`Offers of ${name}`, (format) => feedPaths.store(slug, format)),
})

export const categoryFeed = ({ name, slug }: Named) => ({
  alternates: feedLinks(`Offers in ${name}`, (format) => feedPaths.category(slug, format)),
})

export const blogFeed = () => ({ alternates: feedLinks('Blogs', feedPaths.blogs) })
