/** Why a call is answered with nothing, in words for the model. */
export class Refused extends Error {}
