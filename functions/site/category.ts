import { getCategoryBySlug, listCategories, listTopCategories } from '#functions/entities/category'
import type { Call, Reply } from '#functions/http/call'
import { linkTo, listReply, pageOf } from '#functions/http/list-reply'
import { pathSlug } from '#functions/http/path-slug'

/** All categories, by name. */
export async function getCategories(call: Call): Promise<Reply> {
  return listReply('GET /categories', call, await listCategories(pageOf(call)))
}

/** The categories that staff have made top ones, by name. */
export async function getTopCategories(call: Call): Promise<Reply> {
  return listReply('GET /categories/top', call, await listTopCategories(pageOf(call)))
}

/** One category with its stores; limit, cursor and Link are about the stores. */
export async function getCategory(call: Call): Promise<Reply> {
  const { category, next } = await getCategoryBySlug(pathSlug(call), pageOf(call))
  return { status: 200, body: category, headers: linkTo('GET /categories/slug/{slug}', call, next) }
}
