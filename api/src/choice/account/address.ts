/** Of an address: what the settings say, what this machine has in its networks, and what only its own programs reach. */
export const ADDRESS_KINDS = ['public', 'network', 'machine'] as const;
export type AddressKind = (typeof ADDRESS_KINDS)[number];

/** How far a test of an address came. */
export const ADDRESS_REACHES = ['here', 'no-name', 'refused', 'silent', 'no-tls', 'to-https', 'elsewhere', 'other'] as const;
export type AddressReach = (typeof ADDRESS_REACHES)[number];

/** Where a name leads. */
export const ADDRESS_PLACES = ['machine', 'network', 'internet'] as const;

/** Why a browser would not trust a certificate. */
export const CERTIFICATE_FAULTS = ['ended', 'name', 'authority', 'other'] as const;
export type CertificateFault = (typeof CERTIFICATE_FAULTS)[number];
