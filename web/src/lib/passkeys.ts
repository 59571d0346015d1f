/** Passkeys: between the server, which writes bytes in base64url, and the browser, which wants them as they are. */

import type { NewPasskey, PasskeyOptions, SignedIn } from "../wire";

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function written(data: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export type Where = "here" | "elsewhere" | "nowhere" | "unable";

/** Do passkeys work on this page? They do over HTTPS at the address that the house has for them, and on the machine itself. */
export function where(known: string, page: { origin: string; hostname: string } = location, secure = isSecureContext, able = "PublicKeyCredential" in globalThis): Where {
  if (page.origin !== known && page.hostname !== "localhost") return known ? "elsewhere" : "nowhere";
  return secure && able ? "here" : "unable";
}

/** Somebody has closed the dialog of the browser, or was too slow; or there is such a passkey already. */
export class Declined extends Error {
  constructor(readonly already: boolean) {
    super("declined");
  }
}

async function answered<T>(asked: Promise<Credential | null>, look: (credential: PublicKeyCredential) => T): Promise<T> {
  try {
    const found = await asked;
    if (found) return look(found as PublicKeyCredential);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw new Declined(error.name === "InvalidStateError");
  }
  throw new Declined(false);
}

interface Described {
  id: string;
  type: "public-key";
}

type MakeJson = Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials: Described[];
};

type SignJson = Omit<PublicKeyCredentialRequestOptions, "challenge" | "allowCredentials"> & { challenge: string };

/** Asks the device for a new passkey. Declined if there is to be none. */
export async function make({ options }: PasskeyOptions): Promise<NewPasskey> {
  const json = options as unknown as MakeJson;
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...json,
    challenge: bytes(json.challenge),
    user: { ...json.user, id: bytes(json.user.id) },
    excludeCredentials: json.excludeCredentials.map((one) => ({ ...one, id: bytes(one.id) })),
  };
  return answered(navigator.credentials.create({ publicKey }), ({ response }) => {
    const made = response as AuthenticatorAttestationResponse;
    return { client_data: written(made.clientDataJSON), attestation: written(made.attestationObject) };
  });
}

/** Asks the device for any passkey of this house, and to sign with it. */
export async function sign({ options }: PasskeyOptions): Promise<SignedIn> {
  const json = options as unknown as SignJson;
  const publicKey = { ...json, challenge: bytes(json.challenge), allowCredentials: [] };
  return answered(navigator.credentials.get({ publicKey }), ({ rawId, response }) => {
    const signed = response as AuthenticatorAssertionResponse;
    return {
      id: written(rawId),
      client_data: written(signed.clientDataJSON),
      authenticator_data: written(signed.authenticatorData),
      signature: written(signed.signature),
    };
  });
}
