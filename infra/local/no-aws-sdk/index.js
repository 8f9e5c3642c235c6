/** What cognito-local makes at its start and calls for triggers only, of which we have none. */
exports.Lambda = exports.KMS = function Unused() {}
