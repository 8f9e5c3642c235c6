import sharp from 'sharp'
import { factsOfImage } from '#domain/image/rendition'
import { openWithSession } from '../support/open-with-session'
import { imageFile, newName } from '../support/store-by-api'
import { expectFocusInList } from './focus-in-list'
import { expect, test } from './test'

test.use({ expectedProblems: [/status of 500/] })

test('a blog is written, even after a failure, changed and deleted, and its readers see it', async ({
  page,
}) => {
  const title = newName('Blog')
  const covers = [await imageFile('first.png'), await imageFile('second.png')]
  await openWithSession(page, '/admin')
  await page.getByRole('link', { name: 'Blogs Management' }).click()
  await page.getByText('Create New Blog').click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Author').fill('Tom Ashdown')
  const picker = page.getByRole('combobox', { name: /^Stores/ })
  const chosen = page.getByRole('list', { name: 'Stores' })
  for (const name of ['Kettlewick', 'Tarn & Trail']) {
    await picker.fill(name)
    await page.getByRole('option', { name }).click()
    await expect(chosen.getByText(name)).toBeVisible()
    await expect(picker).toHaveValue('')
  }
  await page.getByRole('button', { name: 'Remove Kettlewick' }).click()
  await expect(picker).toBeFocused()
  await page.locator('input[type=file]').setInputFiles(covers)
  await page.getByRole('button', { name: 'Move second.png earlier' }).click()
  const images = page.getByRole('list', { name: 'Chosen images' }).getByRole('img')
  await expect(images.first()).toHaveAttribute('alt', 'second.png')
  // Texts stay with their images.
  await page.getByLabel('Alternative text of second.png').fill('A single colour')
  await page.getByRole('button', { name: 'Move first.png earlier' }).click()
  await page.getByRole('button', { name: 'Move second.png earlier' }).click()
  await expect(page.getByLabel('Alternative text of second.png')).toHaveValue('A single colour')
  const paragraph = (number: number) => page.getByRole('group', { name: `Paragraph ${number}` })
  await paragraph(1).getByLabel('Paragraph title').fill('One')
  await paragraph(1).getByLabel('Paragraph text').fill('The first.')
  await expect(paragraph(1).getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  for (const number of [2, 3]) {
    await page.getByRole('button', { name: 'Add paragraph' }).click()
    await expect(paragraph(number).getByLabel('Paragraph title')).toBeFocused()
    await page.keyboard.type(`Title ${number}`)
  }
  await page.getByRole('button', { name: 'Remove paragraph 2' }).click()
  await expect(paragraph(1).getByLabel('Paragraph text')).toBeFocused()
  await paragraph(2).getByLabel('Paragraph text').fill('The last.')
  await picker.fill('Kettle')
  await page.getByRole('button', { name: 'Create Blog' }).click()
  await expect(page.getByText('Choose a store from the list, or empty this field.')).toBeVisible()
  await expect(picker).toBeFocused()
  await picker.fill('')

  await page.route('**/api/blogs/create', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Create Blog' }).click()
  await expect(page.getByText('Failed to create blog. Please try again.')).toBeVisible()
  await page.unroute('**/api/blogs/create')
  await page.getByRole('button', { name: 'Create Blog' }).click()
  await expect(page.getByText('Blog created successfully!')).toBeVisible()
  await expectFocusInList(page, title)

  const row = page.getByRole('row', { name: title })
  await expect(row).toContainText('Tom Ashdown')
  const blogId = (await row.getByRole('link', { name: `View ${title}` }).getAttribute('href'))!
    .split('/')
    .at(-1)
  const { coverImagesPath } = await (await page.request.get(`/api/blogs/${blogId}`)).json()
  for (const [at, { buffer }] of covers.toReversed().entries()) {
    const pixels = await sharp(buffer).raw().toBuffer()
    expect(factsOfImage(coverImagesPath[at])?.colour).toBe(`#${pixels.toString('hex', 0, 3)}`)
  }

  await row.getByRole('button', { name: /^Edit/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('list', { name: 'Stores' })).toContainText('Tarn & Trail')
  await dialog.getByLabel('Author').fill('Ines Marlow')
  await dialog.getByRole('button', { name: 'Move paragraph 2 up' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Move paragraph 1 up' })).toBeFocused()
  await expect(dialog.getByText('Moved to place 1 of 2.')).toBeAttached()
  await dialog.getByRole('button', { name: 'Move image 2 earlier' }).click()
  await dialog.getByRole('button', { name: 'Remove image 1' }).click()
  await expect(dialog.getByLabel('Alternative text of image 1')).toHaveValue('A single colour')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Blog updated successfully!')).toBeVisible()
  await expect(row).toContainText('Ines Marlow')

  await row.getByRole('link', { name: `View ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^(Title|One)/ })).toHaveText([
    'Title 3',
    'One',
  ])
  await expect(page.getByText(/^By Ines Marlow/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('img', { name: 'A single colour' })).toHaveCount(1)
  await page.getByRole('region', { name: 'Stores in this story' }).getByRole('link').click()
  await expect(page).toHaveURL('/store/tarn-%26-trail')
  await page.goto('/admin/blogs')
  await row.getByRole('button', { name: /^More/ }).click()
  await row.getByRole('button', { name: /^Delete/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this blog?' })
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Blog deleted successfully!')).toBeVisible()
  await expect(row).toHaveCount(0)
})
