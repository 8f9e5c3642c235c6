export const buildFolder = 'dist'

export const openApiFile = 'api/openapi.json'

export const buildParts = {
  site: 'site',
  compressed: 'compressed',
  shell: 'shell',
  pages: 'pages',
  functions: {
    site: 'functions/site',
    admin: 'functions/admin',
    cards: 'functions/cards',
    images: 'functions/images',
    changes: 'functions/changes',
    'clean-up': 'functions/clean-up',
    imports: 'functions/imports',
  },
} as const

export const pagesHandler = `${buildParts.pages}/handler.mjs`
