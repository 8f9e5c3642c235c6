import { pathOfImport } from '../../../src/admin/features/import/pages'

export const importStates = [pathOfImport('01JD0000000000000000000000')]
