import { slugOf } from '#domain/text/slug'

const categories = [
  {
    name: 'Outdoors',
    description:
      'Tents, packs, paddles and bikes from people who use them at weekends. For a night out, or a year of Sundays.',
    topCategory: true,
  },
  {
    name: 'Home and Garden',
    description:
      'Chairs worth sitting in, kettles worth waiting for, and what a windowsill needs to become a garden.',
    topCategory: true,
  },
  {
    name: 'Fashion',
    description: 'Clothes and shoes with a maker behind them: cut well, mended gladly and worn for years.',
    topCategory: true,
  },
  {
    name: 'Beauty and Care',
    description: 'Soap, oils, sun care and small luxuries with short ingredient lists and honest labels.',
    topCategory: false,
  },
  {
    name: 'Food and Drink',
    description: 'Coffee, tea, spices and jam from small producers who say where everything was grown.',
    topCategory: true,
  },
  {
    name: 'Electronics',
    description: 'Headphones, keyboards, lamps and second-hand devices with a proper guarantee.',
    topCategory: true,
  },
  {
    name: 'Pets',
    description: 'Food, furniture and good advice for dogs, cats, fish, and the birds outside the window.',
    topCategory: false,
  },
  {
    name: 'Books and Hobbies',
    description: 'Second-hand books, wool, paint and board games for long evenings and wet afternoons.',
    topCategory: false,
  },
] as const

export const demoCategories = categories.map((category) => ({ ...category, slug: slugOf(category.name) }))

export type CategoryName = (typeof categories)[number]['name']
