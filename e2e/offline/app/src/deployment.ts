/** Replaced by the build. */
declare const deploymentName: string

/** Name of the deployment, which its pages show. */
export const deployment = deploymentName
