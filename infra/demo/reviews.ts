import type { ReviewSource } from '#domain/review/review-source'
import { site } from '#site'
import { daysBefore } from './calendar'
import type { StoreKey } from './stores'

/** A line each. `waiting` for approval; others without a source are of visitors. */
const reviews: Record<StoreKey, string> = {
  'zephyr-outfitters': `
    Ingrid Solberg, 5 stars, 4 days ago: Tore my jacket on barbed wire in the second week. Sent it in on a Monday, had it back the next Tuesday with a patch so neat that I point it out to people. No charge.
    Tariq Haddad, 5 stars, 11 days ago: The weight on the label was the weight on my kitchen scales. That has never happened to me before.
    Mei-Ling Chua, 4 stars, 19 days ago: Lovely pack, carries well with twelve kilos in it. I wish the hip pockets took a modern phone.
    Oliver Grant, 5 stars, 33 days ago: Returned a tent after one very wet weekend because it was too small for the dog. Full refund and a recommendation for the size up, which we now own.
    Paula Reinholt, 5 stars, 0 days ago, waiting: Third order, third time it arrived two days early. The spare pole section saved our holiday in the Harz.`,
  'tarn-and-trail': `
    Callum Fraser, 5 stars, 6 days ago: A man called Duncan spent twenty minutes asking about my left foot. The boots fit. Nobody else has managed that in thirty years.
    Beatriz Moura, 4 stars, 15 days ago: Printed map centred exactly where I asked, and it survived a week in a pocket. Took nine days to come, though they had warned me.
    Yusuf Demir, 4 stars, 27 days ago: Socks wore through at the heel after two years and they simply sent new ones. Closed on Fridays, so don’t need anything on a Friday.`,
  'brightwater-paddles': `
    Hana Kobayashi, 5 stars, 3 days ago: My shoulder stopped hurting. I had been using a paddle eight centimetres too long for ten years and it took them one email to see it.
    Rory Gallacher, 5 stars, 17 days ago: Bought a second-hand canoe from their list. Every scratch was in the photos, including one I would have missed.
    Anneke Visser, 4 stars, 30 days ago: Beautiful work and worth the wait, but the three weeks turned into five in June. They did call to say so.
    Tomás Aguilar, 5 stars, 1 day ago, waiting: Trial paddle went back, made-to-measure one came. Night and day.`,
  'halfgear-cycles': `
    Emeka Nwosu, 4 stars, 2 days ago: Found a freewheel for a 1983 tourer that three other shops told me no longer existed. Finding it on the site took an hour, mind.
    Sophie Lambert, 3 stars, 12 days ago: Right part, fair price, silly packaging: one brake cable in a box the size of a microwave.
    Piotr Zieliński, 5 stars, 21 days ago: The compatibility checker told me not to buy the expensive chain. Took its advice. It was right.
    Grace Okafor, 2 stars, 38 days ago: As a beginner I felt lost. I asked which inner tube I needed and got a link to a table with forty rows.`,
  'comfortable-chair': `
    Margaret Ellison, 5 stars, 5 days ago: I am four foot eleven and for the first time in my life both feet are on the floor. I may have cried a little.
    Dmitri Volkov, 5 stars, 14 days ago: Ten weeks felt absurd when I ordered. Now I understand, and I would have waited twenty. The cat has claimed the left arm.
    Aisha Rahman, 4 stars, 26 days ago: Extraordinarily comfortable, as promised, and a little bigger in the room than I had pictured. Measure twice.
    Lars Nyström, 5 stars, 41 days ago: They asked how I slump. I sent a photo. The chair fits the slump.
    Joan Prideaux, 4 stars, 2 days ago, waiting: The driver carried it up three flights and took the cardboard away. One castor squeaks; a new one is already on its way.`,
  'loam-and-lantern': `
    Chiara Bellini, 5 stars, 7 days ago: The planting calendar told me to sow spinach in a window box in September. We are eating it now. In a city. In October.
    Nathan Brooks, 4 stars, 18 days ago: Lanterns still going at midnight as they claim. One of six arrived cracked and was replaced in two days.
    Wanjiru Kamau, 3 stars, 31 days ago: Good compost, carried it up without a fuss. My tulip bulbs came so late that I had to ask twice where they were. Answer: Your bulbs waited at the border for nine days, and we should have told you. From this autumn on we write to everyone whose parcel is held up.
    ${site.name}, 4 stars, 44 days ago, editorial: We ordered a lantern and two bags of compost under a name of our own. All of it came on the day that was promised, and the paper was the only packaging.
    Priya Nair, 5 stars, 52 days ago, invited: They wrote to me a month later and asked how the herbs were. The herbs are taller than I am.`,
  kettlewick: `
    Sanjay Mehta, 5 stars, 1 day ago: Sent my grandmother’s kettle to be re-enamelled. It came back the blue it must have been in 1961, with a note about who had done it.
    Florence Dubois, 5 stars, 10 days ago: Fried an egg straight out of the box and it slid. I have owned so-called non-stick pans that couldn’t do that.
    Henrik Aalto, 4 stars, 24 days ago: It is a superb pan. It is also 3.1 kilos, so lift one in a shop before you give one to your mother.
    Lucía Ferrer, 5 stars, 37 days ago: The instructions fit on one page and are written by someone who cooks. More of this, please.`,
  'smafagel-linen': `
    Emma Lindqvist, 5 stars, 8 days ago: I bought one sheet to try in January, and by June I had replaced every sheet in the house, one at a time. That is the genius of selling them singly.
    Kwame Boateng, 4 stars, 20 days ago: Crisp at first, then after four or five washes wonderfully soft. The sand colour is really more of a grey.
    Noor van Dijk, 4 stars, 29 days ago: Had to exchange because our mattress is 32 cm deep. It is written on the page; I just hadn’t read it. Exchange was painless.
    Isabel Contreras, 5 stars, 1 day ago, waiting: The offcut tea towels are the best thing in my kitchen and cost less than lunch.`,
  'atelier-brevane': `
    Camille Rousseau, 5 stars, 6 days ago: Nine pockets in one dress and none of them shows. I carried a paperback to a wedding.
    Adaeze Umeh, 4 stars, 16 days ago: Seeing the coat on someone my size made the decision for me. The shoulders are a touch narrow, as the page warns.
    Yuki Tanabe, 3 stars, 28 days ago: Beautiful trousers, gone in four minutes, and I was refreshing the page. Not everyone is free on Thursday at nine.
    Katarzyna Wolska, 4 stars, 44 days ago: They shortened the sleeves before posting and wouldn’t take money for it.`,
  ebb: `
    Siobhán Kelly, 4 stars, 5 days ago: Swims beautifully. Stayed put through a winter of harbour jumps and has not gone baggy.
    Marcus Bell, 2 stars, 13 days ago: Ordered in June for a holiday in July and it came in August. Nice trunks. I wore them in the bath.
    Leilani Kealoha, 5 stars, 25 days ago: Finally a suit that says how much chlorine it can take. Mine has done 180 pool hours and the colour is still right.
    Roberta Conti, 3 stars, 39 days ago: The fabric is excellent. The size chart is not: I am an 8 by one table on the page and a 12 by the other.
    Jonas Weber, 3 stars, 1 day ago, waiting: Suit fine, delivery slow, answer to my email friendly. Would order again, but in winter.`,
  'tollivers-shirts': `
    Rajiv Menon, 5 stars, 2 days ago: The first shirt pulled across the back. They asked for two more measurements, remade it and told me to keep the first for gardening.
    Edward Ashcombe, 5 stars, 18 days ago: Had four collars turned for less than one new shirt would have cost. My late father’s shirts are back in service.
    Mariam Siddiqui, 4 stars, 32 days ago: Measuring took my husband, a tape and some patience. The second order took me forty seconds.
    Pavel Novák, 4 stars, 45 days ago: Superb cloth. If you like shirts really slim, they will talk you out of it.`,
  cobblewalk: `
    Francesca Neri, 5 stars, 3 days ago: Walked eleven miles through Siena on day one in brand-new shoes. Not a blister.
    Declan Murphy, 4 stars, 11 days ago: Resoled by post in eight days with a photo from the bench half-way. They came back smelling of polish.
    Thandiwe Ndlovu, 4 stars, 22 days ago: Three widths at last. I would buy a third pair if they came in any colour that isn’t black or brown.
    Hugo Lefèvre, 4 stars, 35 days ago: Great grip on wet stone. The suede drank one puddle and has never forgiven me.
    Olga Petrenko, 5 stars, 0 days ago, waiting: My mother is 81 and walks to the market again. Thank you for the wide fitting.`,
  'calendula-row': `
    Helen Marsh, 5 stars, 4 days ago: I am a nurse and wash my hands sixty times a shift. This is the only balm that has got me through a winter.
    Astrid Holm, 4 stars, 17 days ago: Takes a minute to sink in, so not before typing. Worth the minute.
    Farah Nazari, 5 stars, 30 days ago: The unscented version is truly unscented. People with eczema will know how rare that is.`,
  'nimbus-soapworks': `
    Gareth Pugh, 4 stars, 6 days ago: Gave the mixed box to my brother, who now texts me the name of the soap he is on. Today is Tuesday.
    Linh Tran, 5 stars, 15 days ago: We planted the wrappers with the children in April and had actual poppies in July.
    Brigitte Haas, 3 stars, 27 days ago: Good soap, but “Bonfire” scented the hallway, the towels and, faintly, the dog.
    Sam Whitlock, 4 stars, 2 days ago, waiting: Wet Dog works. The dog is dry and smells of rosemary. He is not pleased.`,
  'botanica-luzal': `
    Carmen Iglesias, 5 stars, 1 day ago: Wrote to ask whether almond oil would suit my baby’s skin and got a whole page back, by hand, with a drop count.
    Priya Raman, 5 stars, 13 days ago: The bottle said it had been pressed nine days before it reached me. You can smell that.
    Joëlle Mercier, 4 stars, 28 days ago: Expensive until you notice that three drops are enough. Mine has lasted since February.
    Amir Hosseini, 5 stars, 42 days ago: Used it on a scar on my surgeon’s advice. The samples were a kind touch; I ordered both.`,
  'noonshade-suncare': `
    Zanele Dube, 5 stars, 9 days ago: Shade five disappears on my skin. I have waited twenty summers to write that sentence.
    Rui Carvalho, 2 stars, 23 days ago: The cream is good. The pump died on day two of the beach and I spent the week digging it out with a spoon.
    Kirsten Bauer, 4 stars, 36 days ago: I like that they publish the test that went badly. The parasol stands firm in wind; getting it back in its bag is a two-person job.
    Elif Kaya, 3 stars, 1 day ago, waiting: Out of stock in the only hot week of the year. Otherwise our favourite.`,
  'night-ferry-coffee': `
    Mateus Oliveira, 5 stars, 2 days ago: Roasted on Tuesday, in my cup on Thursday, gone by Sunday. I have moved to the bigger bag.
    Fiona MacLeod, 5 stars, 8 days ago: I did not believe the decaf either. I served it blind to three coffee bores and nobody noticed.
    Selam Tesfaye, 5 stars, 19 days ago: My uncle grows coffee near Yirgacheffe. The price on the bag is a decent one, and I checked.
    Anton Brandt, 4 stars, 34 days ago: Wonderful beans. If you own an espresso machine but no grinder, this is not the shop for you, and they say so.
    Pippa Norwood, 5 stars, 0 days ago, waiting: Paused for a holiday with one tap and it started again by itself. Small thing, done right.`,
  'sumac-lane': `
    Yael Ben-Ami, 5 stars, 5 days ago: The tahini is the one from my childhood. I ate it with a spoon, standing up, in the hallway.
    Dominic Hayes, 5 stars, 14 days ago: Ordered everything for one recipe, weighed out to the gram. No jar of asafoetida haunting my cupboard until 2031.
    Shirin Farahani, 4 stars, 26 days ago: Dried limes that are really dried limes. Parcel weighed a ton because of the glass; paper bags would do for me.`,
  '8-bells-tea': `
    Bronwen Price, 4 stars, 10 days ago: A tea that survives four hours in a flask on a building site. My whole crew drinks it now.
    Kenji Morita, 3 stars, 21 days ago: The black teas are honest and strong. The sencha tastes like a sailor’s idea of sencha.
    Andrew Tulloch, 5 stars, 37 days ago: Asked whether milk goes in first. Got a three-paragraph reply signed by both of them. They disagree.
    Nia Roberts, 4 stars, 3 days ago, waiting: Bought for the tins, stayed for the tea.`,
  'bramblejack-preserves': `
    Ottilie Hartmann, 5 stars, 3 days ago: The rhubarb and ginger lives behind the flour where my family won’t look.
    Peter Achterberg, 4 stars, 16 days ago: You taste fruit, then more fruit. It does go off sooner than shop jam, so small households should share a box.
    Rosalind Achebe, 4 stars, 29 days ago: Our mystery jar was fig and bay leaf. None of us would have picked it, and all of us want it again.
    Timo Väisänen, 3 stars, 40 days ago: Delicious, but six jars is a commitment for someone who lives alone.`,
  'quietfield-audio': `
    Leon Fischer, 5 stars, 4 days ago: Replaced the battery of my four-year-old pair in six minutes with the screwdriver from the box. They are new again.
    Nadia Benali, 4 stars, 12 days ago: I wear glasses and work in them eight hours a day. These are the first that don’t leave a dent in my head.
    Chris Papadakis, 3 stars, 24 days ago: Very natural sound. On the train I can still hear the man opposite eating crisps, so don’t buy them for the noise cancelling alone.
    Min-jun Park, 5 stars, 38 days ago: An app with four settings and no account. I had forgotten it was possible.`,
  clackworth: `
    Ana-Maria Popescu, 5 stars, 2 days ago: They have the Romanian layout, in a proper font, with ș and ț where they belong. I wrote to three big makers before this and got nothing.
    Theo Blackwood, 5 stars, 13 days ago: Listened to the switch recordings on good headphones for an evening. Chose well. My colleagues have not moved away.
    Divya Krishnan, 4 stars, 25 days ago: The build video is so calm that my nine-year-old did most of it. The budget did not stay as calm.
    Mikkel Sørensen, 2 stars, 1 day ago, waiting: Still waiting for my group-buy keycaps after five months. The board itself is faultless.`,
  glowmoth: `
    Eleanor Finch, 4 stars, 7 days ago: At its lowest it is like one candle across the room. I fall asleep faster, and I did not expect to be writing that about a lamp.
    Karim Bensaïd, 2 stars, 18 days ago: Three attempts to set it up, each with a reset and a hairpin. When it works it is gorgeous.
    Suki Watanabe, 3 stars, 30 days ago: Love the light. Did not love paying eighteen euros for a bulb, or the six days I waited for an answer about it.
    Gustavo Prado, 4 stars, 43 days ago: Works from the ordinary wall switch, so guests can use it without a lecture.`,
  'twiceborn-tech': `
    Hannah Goldberg, 5 stars, 3 days ago: They photographed the exact phone. There was one scratch on the frame, and there it was when I opened the box. Battery at 91%, as listed.
    Ibrahim Conteh, 4 stars, 11 days ago: Bought two laptops for my daughters. Same model, same day, both fine. The chargers were generic but did the job.
    Vera Kuznetsova, 3 stars, 22 days ago: Good device in the end, but the first two I chose were sold while I was typing my address.
    Luca Moretti, 4 stars, 36 days ago: A speaker failed after fourteen months. Repaired under guarantee in a week, without discussion.
    Shanice Campbell, 5 stars, 0 days ago, waiting: Sent in my old tablet, got a certificate that it was wiped and more money than I thought it was worth.`,
  'biscuit-brigade': `
    Jenny Castellano, 5 stars, 2 days ago: Our rescue greyhound ate nothing from a hand for two months. Oat and apple ended that. She has been made corporal.
    Matthias Keller, 5 stars, 15 days ago: The dog refused the pumpkin ones. I reported this as a joke and they refunded the box and thanked him by name.
    Chloe Baptiste, 4 stars, 28 days ago: The bag no longer closes after a week, so have a tin ready. The sardine ones want a tin with a lock.`,
  whiskerloft: `
    Ewa Jankowska, 4 stars, 6 days ago: The paper template is brilliant: six shelves, all level, no swearing. Wall plugs were missing for our hollow wall.
    Daniel Osei, 5 stars, 20 days ago: Eleven kilos of Maine Coon launch from the top shelf at five every morning. It has not moved a millimetre.
    Marie-Claire Fontaine, 2 stars, 33 days ago: Four parcels on four different days, and the cat loves the cardboard of all four. The hammock she ignores.
    Tobias Lang, 4 stars, 2 days ago, waiting: New sisal for an old post took ten minutes to fit. Glad I did not have to throw it away.`,
  'minnow-manor': `
    Aroha Ngata, 4 stars, 9 days ago: They told me my tank was too small for the fish I wanted, and what would be happy in it. Honest people.
    Stefan Ilić, 1 star, 17 days ago: The parcel leaked, half the plants were brown and the refund took sixteen days. The person on the phone was lovely, which did not help the plants.
    Rebecca Lowe, 3 stars, 26 days ago: The care guides are the best I have read. The shrimp arrived well, the heater arrived broken.
    Hoang Nguyen, 4 stars, 39 days ago: Posted my water in a little tube and had a full report three days later, with the one thing to change. It worked.
    Carla Espinoza, 2 stars, 1 day ago, waiting: Second leaking box in a row. I want to like this shop.`,
  'robins-table': `
    William Thackeray-Jones, 5 stars, 4 days ago: The list said to expect a nuthatch by November. The nuthatch came on the second of October. I apologised to it for doubting.
    Solveig Dahl, 5 stars, 13 days ago: Feeder comes apart into four pieces and goes in the dishwasher. Why don’t they all?
    Arjun Patel, 4 stars, 24 days ago: No wheat, no dust, and the pigeons have lost interest. A squirrel solved the “proof” feeder in nine days.
    Paulette Girard, 5 stars, 40 days ago: The larch nest box is so well made that I feel guilty for hanging it where only the blue tits can admire it.`,
  'octavo-owl': `
    Imogen Clarke, 5 stars, 1 day ago: I wrote: a children’s book, 1970s, a badger and a bus. They asked if the bus was yellow. It was. It is now on my shelf.
    Takumi Hayashi, 5 stars, 10 days ago: Condition note: “a tea ring on page 112, probably Darjeeling”. The tea ring was on page 112.
    Nuala O’Brien, 5 stars, 23 days ago: Sent them three titles my father loved and they chose a fourth. He rang me at midnight, half-way through it.
    Ferdinand Maier, 5 stars, 37 days ago: Seven books for the postage of one, each wrapped by itself, all tied with string. I kept the string.
    Leticia Campos, 5 stars, 0 days ago, waiting: Went in for one lighthouse, came away with four. No regrets.`,
  'woolgather-lane': `
    Agnes Thorburn, 5 stars, 5 days ago: Ran one ball short on a sleeve eight months later. They went through the drawers and found my lot. I could have wept, and did.
    Saoirse Quinn, 4 stars, 16 days ago: The pattern assumed nothing and explained everything. My first jumper has two arms of the same length.
    Hiroko Sato, 4 stars, 31 days ago: The greens vary between skeins, so alternate them as you knit. It is part of the charm, once you know.`,
  'meeple-wharf': `
    Björn Magnusson, 5 stars, 3 days ago: The box says 60 minutes. They say “110 with your uncle”. It was 110 with my uncle.
    Alicia Fernández, 5 stars, 14 days ago: Lost the blue harbour master under the floorboards in 2019. They had one in a drawer for the price of a stamp.
    Malik Johnson, 3 stars, 25 days ago: Fair prices and quick. The corner of the box was crushed, and they don’t count that. For a present, I do.
    Greta Oberhauser, 4 stars, 44 days ago: Rented three, bought one. That is three bad purchases fewer than in a usual year.`,
  'chroma-yard': `
    Célestine Kouassi, 4 stars, 7 days ago: The gouache is absurdly good for the money. I teach thirty teenagers and we get through a lot of it.
    Robert Lindgren, 2 stars, 19 days ago: Two of five items turned out not to be in stock after I had paid. Refunded at once, but my deadline was that week.
    Ama Serwaa, 4 stars, 32 days ago: Hand-painted swatches make the choice so much easier than a screen. One large sheet had a bent corner; they sent two.
    Jean-Baptiste Morel, 3 stars, 2 days ago, waiting: Good paper, sold by the sheet as promised. Last winter I drove out to collect an order and found the yard shut for snow. In fairness, they had announced it.`,
}

const parts =
  /^ *(?<reviewerName>.+?), (?<rating>\d) stars?, (?<days>\d+) days? ago(, (?<mark>\w+))?: (?<text>.+?)( Answer: (?<answer>.+))?$/

export const demoReviews = (Object.entries(reviews) as [StoreKey, string][]).flatMap(([store, lines], at) =>
  lines
    .trim()
    .split('\n')
    .map((line, place) => {
      const { reviewerName = '', rating, days, mark, text = '', answer } = parts.exec(line)!.groups!
      const isWaiting = mark === 'waiting'
      return {
        store,
        form: { reviewerName, rating: Number(rating), text },
        approved: !isWaiting,
        ...(mark !== undefined && !isWaiting && { source: mark as ReviewSource }),
        ...(answer !== undefined && { answer }),
        picture: null,
        createdAt: daysBefore(Number(days), 500 + at * 11 + place),
      }
    }),
)
