/** For `node --import`. cognito-local reads a file that was cut by a kill as a pool without users. */
import fs from 'node:fs'

const { writeFile, rename } = fs.promises
const turns = new Map()

fs.writeFile = (file, data, ...rest) => {
  const callback = rest.at(-1)
  const turn = replaceAfter(turns.get(file), file, data)
  turns.set(file, turn)
  void answer(turn, callback)
}

async function replaceAfter(earlier, file, data) {
  await earlier?.catch(() => undefined)
  const partial = `${file}.${process.pid}.partial`
  await writeFile(partial, data)
  await rename(partial, file)
}

async function answer(turn, callback) {
  try {
    await turn
  } catch (error) {
    return callback(error)
  }
  return callback(null)
}
