/** How Better Auth and the rate limits read a caller's IP address; IPv6 addresses count by their /64 network. */
export const IP_ADDRESS = { ipAddressHeaders: ['cf-connecting-ip'], ipv6Subnet: 64 as const }
