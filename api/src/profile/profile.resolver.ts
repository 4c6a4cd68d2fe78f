import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, Resolver } from 'type-graphql';
import { RequireAudience } from '#access/audiences';
import { SemanticNonNull } from '#access/nullable-root-fields';
import type { Context } from '#context';
import { createBatchLoader } from '#db/batch-loader';
import { DependsOn } from '#db/depends-on';
import { IfUpdatedAt, type Version } from '#db/if-updated-at';
import { Row } from '#db/row';
import { unauthenticated } from '#errors';
import { getPersonUploader } from '#files/check-pending-bytes';
import { startUpload, UploadPermission } from '#files/start-upload';
import { ContractorProfile } from '#invitations/contractor-profile.entity';
import { requireAccountAccess } from '#people/require-account-access';
import { User } from '#people/user.entity';
import {
  SetProfilePhotoInput,
  StartProfilePhotoUploadInput,
  UpdateContractorProfileInput,
  UpdateProfileInput,
} from '#profile/profile.inputs';
import { deleteProfilePhoto, setProfilePhoto } from '#profile/set-profile-photo';
import { updateContractorProfile, updateProfile } from '#profile/update-profile';

@Resolver(() => User)
export class ProfileResolver {
  @RequireAudience('user')
  @Mutation(() => User, { description: "Changes the viewer's own name" })
  async updateProfile(
    @Arg('input', { description: 'The name' }) input: UpdateProfileInput,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    return readUser(context, info, await updateProfile(context, input, ifUpdatedAt));
  }

  @RequireAudience('contractor')
  @Mutation(() => User, {
    description:
      "Changes the viewer's own name and contractor profile, or completes it. `ifUpdatedAt` is the account's",
  })
  async updateContractorProfile(
    @Arg('input', { description: 'The name and the profile' }) input: UpdateContractorProfileInput,
    @IfUpdatedAt() ifUpdatedAt: Version,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    return readUser(context, info, await updateContractorProfile(context, input, ifUpdatedAt));
  }

  @RequireAudience('user')
  @Mutation(() => UploadPermission, {
    description:
      'Requests a URL to PUT a photo of the viewer to: square, at most 512 pixels wide and 1 MB. It is deleted after a day if it is not set',
  })
  async startProfilePhotoUpload(
    @Arg('input', { description: 'The photo' }) input: StartProfilePhotoUploadInput,
    @Ctx() { em, viewer, settings: { publicUrl }, limits }: Context,
  ): Promise<UploadPermission> {
    if (!viewer) throw unauthenticated();
    await limits.count('startProfilePhotoUpload', { person: viewer.id });
    return startUpload(em, 'profile_photo', input, { publicUrl, uploader: getPersonUploader(viewer.id) });
  }

  @RequireAudience('user')
  @Mutation(() => User, { description: "Makes an uploaded photo the viewer's, and deletes the one before" })
  async setProfilePhoto(
    @Arg('input', { description: 'The uploaded photo' }) input: SetProfilePhotoInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    return readUser(context, info, await setProfilePhoto(context, input));
  }

  @RequireAudience('user')
  @Mutation(() => User, { description: "Deletes the viewer's photo" })
  async deleteProfilePhoto(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<User> {
    return readUser(context, info, await deleteProfilePhoto(context));
  }

  @DependsOn('role')
  @SemanticNonNull()
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether the profile has everything that is required: false for a contractor without a contractor profile',
  })
  async isProfileComplete(@Row() user: User, @Ctx() context: Context): Promise<boolean> {
    requireAccountAccess(context.viewer, user);
    return user.role !== 'contractor' || ((await loadHasProfile(context, user.id)) ?? false);
  }
}

const loadHasProfile = createBatchLoader(async ({ em }: Context, ids) => {
  const profiles = await em.find(ContractorProfile, { user: { $in: ids } }, { fields: ['user'] });
  return new Map(profiles.map(({ user }) => [user.id, true]));
});

async function readUser({ read }: Context, info: GraphQLResolveInfo, id: string): Promise<User> {
  const user = await read.one(User, info, { where: { id } });
  if (!user) throw unauthenticated();
  return user;
}
