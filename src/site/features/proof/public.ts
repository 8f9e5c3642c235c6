export { ProofLine } from './proof-line'
