import { slugOf } from '#domain/text/slug'

const descriptions = {
  Outdoors:
    'Tents, packs, paddles and bikes from people who use them at weekends. For a night out, or a year of Sundays.',
  'Home and Garden':
    'Chairs worth sitting in, kettles worth waiting for, and what a windowsill needs to become a garden.',
  Fashion: 'Clothes and shoes with a maker behind them: cut well, mended gladly and worn for years.',
  'Beauty and Care': 'Soap, oils, sun care and small luxuries with short ingredient lists and honest labels.',
  'Food and Drink': 'Coffee, tea, spices and jam from small producers who say where everything was grown.',
  Electronics: 'Headphones, keyboards, lamps and second-hand devices with a proper guarantee.',
  Pets: 'Food, furniture and good advice for dogs, cats, fish, and the birds outside the window.',
  'Books and Hobbies': 'Second-hand books, wool, paint and board games for long evenings and wet afternoons.',
}

export type CategoryName = keyof typeof descriptions

const topCategories = new Set<CategoryName>([
  'Outdoors',
  'Home and Garden',
  'Fashion',
  'Food and Drink',
  'Electronics',
])

export const demoCategories = (Object.keys(descriptions) as CategoryName[]).map((name) => ({
  name,
  slug: slugOf(name),
  description: descriptions[name],
  topCategory: topCategories.has(name),
}))
